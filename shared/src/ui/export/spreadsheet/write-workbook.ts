import writeExcelFile, { type CellObject } from 'write-excel-file/browser';
import type { ExportRow, WorkbookSpec } from './export-cell';
import { measureCell, toCellObject } from './to-cell-object';
import { toHeaderCell } from './to-header-cell';
import { completeSheetXml, completeWorkbookXml } from './sheet-xml';

/** Limits of a column width, in characters. */
const MAX_WIDTH = 46;
const MIN_WIDTH = 12;
/** What a column needs besides its longest text, in characters: the indent, and in the header the filter button. */
const CELL_PADDING = 2;
const HEADER_PADDING = 5;
/** Number of rows that determine the column widths. */
const MEASURED_ROWS = 250;

/** Column widths in characters: as wide as the header and the first rows need, within limits. */
const computeWidths = ({ headers }: WorkbookSpec, rows: readonly ExportRow[]): { width: number }[] =>
  headers.map(({ title }, index) => {
    const longest = rows.slice(0, MEASURED_ROWS).reduce((most, row) => Math.max(most, measureCell(row[index])), 0);
    return { width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, title.length + HEADER_PADDING, longest + CELL_PADDING)) };
  });

/** Spreadsheet programs allow 31 characters in a sheet name and forbid those replaced here. */
const toSheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/** Writes the rows of a list as an .xlsx file: typed cells, a frozen header with filters, one page wide on paper. */
export function writeWorkbook(spec: WorkbookSpec, rows: readonly ExportRow[]): Promise<Blob> {
  const sheet = toSheetName(spec.sheet);
  const data: (CellObject | null)[][] = [
    spec.headers.map((header, index) => toHeaderCell(header, index, rows)),
    ...rows.map((row) => row.map((cell) => toCellObject(cell, spec.timeZone))),
  ];
  const transform = {
    'xl/worksheets/sheet{id}.xml': {
      transform: (xml: string): string => completeSheetXml(xml, spec.headers.length, data.length),
    },
    'xl/workbook.xml': { transform: (xml: string): string => completeWorkbookXml(xml, sheet) },
  };
  return writeExcelFile(
    data,
    { sheet, columns: computeWidths(spec, rows), stickyRowsCount: 1, orientation: 'landscape' },
    { fontFamily: 'Calibri', fontSize: 11, features: [{ files: { transform } }] },
  ).toBlob();
}
