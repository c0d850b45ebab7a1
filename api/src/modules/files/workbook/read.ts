import { readSheet } from 'read-excel-file/node';
import { asSeen } from './asSeen';
import type { CellValue } from './book';
import { BookError, bookTexts } from './bookError';
import { openBook } from './inflate';
import { repack } from './repack';
import { sheetToRead } from './sheets';

const isDate = (value: unknown): value is Date => value instanceof Date;

const toCell = (value: unknown): CellValue => {
  if (isDate(value)) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
};

/**
 * The cells of the sheet of this name, or of the first one that is shown, row by row as the spreadsheet numbers them.
 * @throws BookError with a sentence for the person
 */
export async function readBook(file: Buffer, sheet: string): Promise<CellValue[][]> {
  const parts = asSeen(openBook(file));
  const safe = repack(parts);
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(safe, sheetToRead(parts, sheet));
    return rows.map((row) => row.map(toCell));
  } catch {
    // Whatever a reader stumbles over is the file's doing.
    throw new BookError(bookTexts.notABook);
  }
}
