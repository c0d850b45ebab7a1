import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { BookColumn, BookRow, BookSheet, BookValue, ColumnKind } from './book';
import { finishBook, finishSheet } from './sheetXml';

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

/** Figures to the right, dates in the middle, texts to the left and a little off what stands before them. */
const sides = (kind: ColumnKind) => {
  if (kind === 'text') return { align: 'left', indent: 1 } as const;
  return { align: kind === 'date' ? 'center' : 'right' } as const;
};

const lineHeight = 15;

/** A text over several lines needs their height: not every program finds it by itself. */
const tallFor = ({ width = widest }: BookColumn, value: BookValue): number =>
  lineHeight * Math.max(1, Math.ceil(String(value ?? '').length / (width - 4)));

/** Security 22: a text is written as a text whatever it begins with; no cell of ours is a formula. */
function cellOf(column: BookColumn, value: BookValue, bold: boolean): CellObject {
  const { kind, wrap } = column;
  const format = formats[kind];
  return {
    value: cellValue(kind, value),
    type: typeOf(kind),
    ...(format ? { format } : {}),
    ...(wrap ? { wrap: true, height: tallFor(column, value) } : {}),
    ...(bold ? { fontWeight: 'bold' } : {}),
    ...sides(kind),
    alignVertical: 'top',
  };
}

/** The button of a head's filter stands at its right, over what is written there. */
const underButton = (kind: ColumnKind) => (sides(kind).align === 'right' ? { indent: 2 } : {});

const headingOf = ({ heading, kind, required }: BookColumn, filter: boolean): CellObject => ({
  value: heading,
  type: String,
  fontWeight: 'bold',
  backgroundColor: required ? fills.required : fills.plain,
  alignVertical: 'center',
  height: 20,
  ...sides(kind),
  ...(filter ? underButton(kind) : {}),
});

/** Ready to be filled in: what is typed into a text column stays as it was typed, a telephone and all. */
const blankOf = ({ kind }: BookColumn): CellObject => ({
  type: typeOf(kind),
  format: formats[kind] ?? '@',
  ...sides(kind),
});

/** How many signs a value takes: a figure its thousands separators and two decimals as well. */
function lengthOf(kind: ColumnKind, value: BookValue | undefined): number {
  if (value === null || value === undefined) return 0;
  if (kind === 'text') return String(value).length;
  const digits = String(Math.trunc(Number(value))).length;
  return kind === 'date' ? 0 : Math.ceil((digits * 4) / 3) + (kind === 'integer' ? 0 : 3);
}

function widthOf({ heading, kind, width }: BookColumn, index: number, rows: readonly BookRow[]): number {
  if (width) return width;
  const longest = rows
    .slice(0, measured)
    .reduce((most, { values }) => Math.max(most, lengthOf(kind, values[index])), 0);
  return Math.min(widest, Math.max(narrowest[kind], heading.length + 6, longest + 3));
}

const dataOf = ({ columns, filter = false, blankRows = 0 }: BookSheet, rows: readonly BookRow[]) => [
  columns.map((column) => headingOf(column, filter)),
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
  const sheetOf = (xml: string, _options: object, { sheetIndex }: { sheetIndex: number }): string => {
    const sheet = sheets[sheetIndex];
    return sheet ? finishSheet(xml, sheet, rows[sheetIndex]?.length ?? 0) : xml;
  };
  const transform = {
    'xl/worksheets/sheet{id}.xml': { transform: sheetOf },
    'xl/workbook.xml': { transform: (xml: string): string => finishBook(xml, sheets) },
  };
  const features = [{ files: { transform } }];
  return writeExcelFile(written, { fontFamily: 'Calibri', fontSize: 11, features }).toBuffer();
}
