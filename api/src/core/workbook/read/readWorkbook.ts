import { readSheet } from 'read-excel-file/node';
import { normalizeCells } from './normalizeCells';
import type { CellValue } from '../sheetTypes';
import { WorkbookError, workbookErrorMessages } from './workbookError';
import { extractParts } from './extractParts';
import { repackArchive } from './repackArchive';
import { findSheetNumber } from './findSheetNumber';

const isDate = (value: unknown): value is Date => value instanceof Date;

const toCellValue = (value: unknown): CellValue => {
  if (isDate(value)) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
};

/**
 * Reads the cells of the sheet of this name, or of the first visible sheet, by row and column.
 * @throws WorkbookError with a Spanish sentence for the user
 */
export async function readWorkbook(file: Buffer, sheet: string): Promise<CellValue[][]> {
  const parts = normalizeCells(extractParts(file));
  const safe = repackArchive(parts);
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(safe, findSheetNumber(parts, sheet));
    return rows.map((row) => row.map(toCellValue));
  } catch {
    // Any error of the library means an invalid file.
    throw new WorkbookError(workbookErrorMessages.notAWorkbook);
  }
}
