import type { CellObject } from 'write-excel-file/browser';
import type { ExportHeader, ExportRow } from './export-cell';

/** A header is aligned like the first value below it. */
function getAlignment({ align }: ExportHeader, index: number, rows: readonly ExportRow[]): ExportHeader['align'] {
  const first = rows.map((row) => row[index] ?? null).find((cell) => cell !== null && cell !== '') ?? null;
  if (first === null) return align;
  if (typeof first === 'string') return 'left';
  return typeof first === 'object' && ('date' in first || 'time' in first) ? 'center' : 'right';
}

/** Indent per alignment: right-aligned headers leave space for the filter button. */
const INDENTS = { left: { indent: 1 }, right: { indent: 2 }, center: {} } as const;

/** Creates the cell of a header. @param rows the rows below it, which decide its alignment */
export function toHeaderCell(header: ExportHeader, index: number, rows: readonly ExportRow[]): CellObject {
  const align = getAlignment(header, index, rows);
  return {
    value: header.title,
    type: String,
    fontWeight: 'bold',
    backgroundColor: '#E7E6E6',
    align,
    ...INDENTS[align],
  };
}
