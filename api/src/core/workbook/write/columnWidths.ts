import type { ColumnKind, SheetColumn, SheetRow, SheetValue } from '../sheetTypes';

const minWidths: Record<ColumnKind, number> = { text: 10, date: 11, money: 14, integer: 10, decimal: 12, percent: 11 };
export const maxWidth = 46;
/** Number of rows that are measured for the width of a column. */
export const measuredRows = 2_000;

/**
 * How many characters a value needs: a number with its thousands separators and, unless it is an integer, two decimals.
 * 0 for a date: the minimum width fits every date.
 */
function measureValueLength(kind: ColumnKind, value: SheetValue | undefined): number {
  if (value === null || value === undefined) return 0;
  if (kind === 'text') return String(value).length;
  const digits = String(Math.trunc(Number(value))).length;
  return kind === 'date' ? 0 : Math.ceil((digits * 4) / 3) + (kind === 'integer' ? 0 : 3);
}

function computeColumnWidth({ heading, kind, width }: SheetColumn, index: number, rows: readonly SheetRow[]): number {
  if (width) return width;
  const longest = rows
    .slice(0, measuredRows)
    .reduce((max, { values }) => Math.max(max, measureValueLength(kind, values[index])), 0);
  return Math.min(maxWidth, Math.max(minWidths[kind], heading.length + 6, longest + 3));
}

/** Returns the width of each column in characters. */
export const computeColumnWidths = (columns: readonly SheetColumn[], rows: readonly SheetRow[]): number[] =>
  columns.map((column, index) => computeColumnWidth(column, index, rows));

/** Returns the element `cols` of a sheet. */
export const renderColumnsXml = (columns: readonly SheetColumn[], rows: readonly SheetRow[]): string => {
  const widths = computeColumnWidths(columns, rows).map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${widths.join('')}</cols>`;
};
