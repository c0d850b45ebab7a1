import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { BookColumn, BookRow, BookSheet, BookValue, ColumnKind } from './book';
import { finishSheet } from './sheetXml';

const formats: Record<ColumnKind, string | undefined> = {
  text: undefined,
  date: 'dd/mm/yy',
  money: '#,##0.00',
  integer: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00%',
};
const narrowest: Record<ColumnKind, number> = { text: 10, date: 11, money: 14, integer: 10, decimal: 12, percent: 11 };
const widest = 46;
/** Rows whose texts decide how wide a column is. */
const measured = 2_000;
const fills = { required: '#F4C7C3', plain: '#E7E6E6' };

const typeOf = (kind: ColumnKind) => (kind === 'text' ? String : kind === 'date' ? Date : Number);

function cellValue(kind: ColumnKind, value: BookValue): string | number | Date | undefined {
  if (value === null || value === '') return undefined;
  if (kind === 'date') return new Date(`${value}T00:00:00Z`);
  return kind === 'text' ? String(value) : Number(value);
}

/** Security 22: a text is written as a text whatever it begins with; no cell of ours is a formula. */
function cellOf({ kind, wrap }: BookColumn, value: BookValue, bold: boolean): CellObject {
  const format = formats[kind];
  return {
    value: cellValue(kind, value),
    type: typeOf(kind),
    ...(format ? { format } : {}),
    ...(wrap ? { wrap: true } : {}),
    ...(bold ? { fontWeight: 'bold' } : {}),
    alignVertical: 'top',
  };
}

const headingOf = ({ heading, kind, required }: BookColumn): CellObject => ({
  value: heading,
  type: String,
  fontWeight: 'bold',
  backgroundColor: required ? fills.required : fills.plain,
  alignVertical: 'center',
  height: 20,
  ...(kind === 'text' || kind === 'date' ? {} : { align: 'right' }),
});

/** Ready to be filled in: what is typed into a text column stays as it was typed, a telephone and all. */
const blankOf = ({ kind }: BookColumn): CellObject => ({ type: typeOf(kind), format: formats[kind] ?? '@' });

function widthOf({ heading, kind, width }: BookColumn, index: number, rows: readonly BookRow[]): number {
  if (width) return width;
  const longest =
    kind === 'text'
      ? rows.slice(0, measured).reduce((most, { values }) => Math.max(most, String(values[index] ?? '').length), 0)
      : 0;
  return Math.min(widest, Math.max(narrowest[kind], heading.length + 3, longest + 2));
}

const dataOf = ({ columns, blankRows = 0 }: BookSheet, rows: readonly BookRow[]) => [
  columns.map(headingOf),
  ...rows.map(({ values, bold = false }) => columns.map((column, at) => cellOf(column, values[at] ?? null, bold))),
  ...Array.from({ length: blankRows }, () => columns.map(blankOf)),
];

/** A workbook of sheets with their rows: headings frozen, columns typed and as wide as they need. */
export async function writeBook(sheets: readonly BookSheet[], rows: readonly (readonly BookRow[])[]): Promise<Buffer> {
  const written = sheets.map((sheet, at) => ({
    sheet: sheet.name,
    data: dataOf(sheet, rows[at] ?? []),
    columns: sheet.columns.map((column, index) => ({ width: widthOf(column, index, rows[at] ?? []) })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  }));
  const transform = (xml: string, _options: object, { sheetIndex }: { sheetIndex: number }): string =>
    finishSheet(xml, sheets[sheetIndex]);
  const features = [{ files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }];
  return writeExcelFile(written, { fontFamily: 'Calibri', fontSize: 11, features }).toBuffer();
}
