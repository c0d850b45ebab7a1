import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { SheetColumn, SheetRow, SheetDefinition, SheetValue, ColumnKind } from '../sheetTypes';
import { computeColumnWidths, maxWidth } from './columnWidths';
import { completeWorkbookXml, completeSheetXml } from './sheetXml';

const numberFormats: Record<ColumnKind, string | undefined> = {
  text: undefined,
  date: 'dd/mm/yy',
  money: '#,##0.00',
  integer: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00%',
};
const headingFills = { required: '#F4C7C3', plain: '#E7E6E6' };

const getCellType = (kind: ColumnKind) => (kind === 'text' ? String : kind === 'date' ? Date : Number);

function toTypedCellValue(kind: ColumnKind, value: SheetValue): string | number | Date | undefined {
  if (value === null || value === '') return undefined;
  if (kind === 'date') return new Date(`${value}T00:00:00Z`);
  return kind === 'text' ? String(value) : Number(value);
}

/**
 * Numbers are right-aligned, dates centred, texts left-aligned with an indent that separates them from the column
 * before.
 */
const getCellAlignment = (kind: ColumnKind) => {
  if (kind === 'text') return { align: 'left', indent: 1 } as const;
  return { align: kind === 'date' ? 'center' : 'right' } as const;
};

const lineHeight = 15;

/** Height of a wrapped text in points; not every program computes it. */
export const computeWrappedHeight = ({ width = maxWidth }: SheetColumn, value: SheetValue): number =>
  lineHeight * Math.max(1, Math.ceil(String(value ?? '').length / (width - 4)));

/** Every text is a text cell, so that a spreadsheet program never runs it as a formula. */
function toCell(column: SheetColumn, value: SheetValue, bold: boolean): CellObject {
  const { kind, wrap } = column;
  const format = numberFormats[kind];
  return {
    value: toTypedCellValue(kind, value),
    type: getCellType(kind),
    ...(format ? { format } : {}),
    ...(wrap ? { wrap: true, height: computeWrappedHeight(column, value) } : {}),
    ...(bold ? { fontWeight: 'bold' } : {}),
    ...getCellAlignment(kind),
    alignVertical: 'top',
  };
}

/** The filter button covers the right end of a heading, so right-aligned headings are indented. */
const getFilterButtonIndent = (kind: ColumnKind) => (getCellAlignment(kind).align === 'right' ? { indent: 2 } : {});

const toHeadingCell = ({ heading, kind, required }: SheetColumn, filter: boolean): CellObject => ({
  value: heading,
  type: String,
  fontWeight: 'bold',
  backgroundColor: required ? headingFills.required : headingFills.plain,
  alignVertical: 'center',
  height: 20,
  ...getCellAlignment(kind),
  ...(filter ? getFilterButtonIndent(kind) : {}),
});

/**
 * A formatted empty cell. Text columns have the text format `@`, so that Excel does not convert a typed telephone
 * number.
 */
const toBlankCell = ({ kind }: SheetColumn): CellObject => ({
  type: getCellType(kind),
  format: numberFormats[kind] ?? '@',
  ...getCellAlignment(kind),
});

const toSheetData = ({ columns, hasFilter = false, blankRows = 0 }: SheetDefinition, rows: readonly SheetRow[]) => [
  columns.map((column) => toHeadingCell(column, hasFilter)),
  ...rows.map(({ values, bold = false }) =>
    columns.map((column, index) => toCell(column, values[index] ?? null, bold)),
  ),
  ...Array.from({ length: blankRows }, () => columns.map(toBlankCell)),
];

/**
 * Writes a small workbook in memory, with frozen headings, formatted columns and column widths that fit the content.
 * Downloads are streamed (`createWorkbook`), with the styles of a sample that this function writes.
 */
export async function writeWorkbook(
  sheets: readonly SheetDefinition[],
  rows: readonly (readonly SheetRow[])[],
): Promise<Buffer> {
  const written = sheets.map((sheet, index) => ({
    sheet: sheet.name,
    data: toSheetData(sheet, rows[index] ?? []),
    columns: computeColumnWidths(sheet.columns, rows[index] ?? []).map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  }));
  const completeSheet = (xml: string, _options: object, { sheetIndex }: { sheetIndex: number }): string => {
    const sheet = sheets[sheetIndex];
    return sheet ? completeSheetXml(xml, sheet, rows[sheetIndex]?.length ?? 0) : xml;
  };
  const transform = {
    'xl/worksheets/sheet{id}.xml': { transform: completeSheet },
    'xl/workbook.xml': { transform: (xml: string): string => completeWorkbookXml(xml, sheets) },
  };
  const features = [{ files: { transform } }];
  return writeExcelFile(written, { fontFamily: 'Calibri', fontSize: 11, features }).toBuffer();
}
