import { readParts, type WorkbookPart } from '../read/archive';
import type { RowStyles } from './rowWriter';
import type { SheetDefinition, SheetRow } from '../sheetTypes';
import { writeWorkbook } from './writeWorkbook';

/** The XML of a sheet around its rows. */
export interface SheetFrame {
  /** From the start of the file to the end of the heading row. */
  head: string;
  styles: RowStyles;
  /** From the end of the rows to the end of the file. */
  tail: string;
}

export interface WorkbookSkeleton {
  frames: readonly SheetFrame[];
  /** All other parts of the file. */
  parts: readonly WorkbookPart[];
}

export const getSheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

const sampleRows: readonly SheetRow[] = [{ values: [] }, { values: [], bold: true }];
const [firstSampleRow, plainRow, boldRow, blankRow] = [2, 2, 3, 4];

const readStyles = (xml: string, row: number): string[] =>
  [...xml.matchAll(new RegExp(`<c r="[A-Z]+${row}" s="(\\d+)"`, 'g'))].map(([, style = '']) => style);

function toFrame(xml: string): SheetFrame {
  return {
    head: xml.slice(0, xml.indexOf(`<row r="${firstSampleRow}"`)),
    styles: { plain: readStyles(xml, plainRow), bold: readStyles(xml, boldRow), blank: readStyles(xml, blankRow) },
    tail: xml.slice(xml.indexOf('</sheetData>')),
  };
}

/**
 * Writes the workbook with one sample row of each style, to get everything but its rows: the library holds all rows in
 * memory, so it cannot write those of a large report.
 */
export async function createSkeleton(sheets: readonly SheetDefinition[]): Promise<WorkbookSkeleton> {
  const samples = sheets.map((sheet) => ({ ...sheet, blankRows: 1 }));
  const parts = await readParts(
    await writeWorkbook(
      samples,
      sheets.map(() => sampleRows),
    ),
  );
  const sheetPaths = new Set(sheets.map((_, index) => getSheetPath(index + 1)));
  return {
    frames: sheets.map((_, index) =>
      toFrame(parts.find(({ name }) => name === getSheetPath(index + 1))?.content.toString() ?? ''),
    ),
    parts: parts.filter(({ name }) => !sheetPaths.has(name)),
  };
}
