import { readSheet } from 'read-excel-file/node';
import { normalizeCells } from './normalizeCells';
import type { CellValue } from '../sheetTypes';
import { type DistinctCells, findDistinctCells } from './distinctCells';
import { WorkbookError, workbookErrorMessages } from './workbookError';
import { extractParts, type WorkbookPart } from './extractParts';
import { repackArchive } from './repackArchive';
import { findSheet, type FoundSheet } from './findSheet';

const isDate = (value: unknown): value is Date => value instanceof Date;

const toCellValue = (value: unknown): CellValue => {
  if (isDate(value)) return value;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
};

async function readCells(parts: readonly WorkbookPart[], { number }: FoundSheet): Promise<CellValue[][]> {
  const rows: readonly (readonly unknown[])[] = await readSheet(repackArchive(parts), number);
  return rows.map((row) => row.map(toCellValue));
}

/** Puts the values of the distinct cells in their places; as the library does, without empty rows and columns at the end. */
function placeValues({ rows }: DistinctCells, values: readonly CellValue[]): CellValue[][] {
  const placed = rows.map((row) => Array.from(row, (position) => (position ? (values[position - 1] ?? null) : null)));
  const lengths = placed.map((row) => row.findLastIndex((value) => value !== null) + 1);
  const width = lengths.reduce((max, length) => Math.max(max, length), 0);
  return placed
    .slice(0, lengths.findLastIndex((length) => length > 0) + 1)
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null));
}

/** Has the library read each distinct cell once. */
async function readDistinctCells(parts: readonly WorkbookPart[], sheet: FoundSheet): Promise<CellValue[][]> {
  const xml = parts.find(({ name }) => name === sheet.path)?.content.toString('latin1') ?? '';
  const distinct = findDistinctCells(xml);
  if (!distinct) return readCells(parts, sheet);
  const content = Buffer.from(distinct.sheet, 'latin1');
  const values = await readCells(
    parts.map((part) => (part.name === sheet.path ? { ...part, content } : part)),
    sheet,
  );
  return placeValues(
    distinct,
    values.map(([value]) => value ?? null),
  );
}

/**
 * Reads the cells of the sheet of this name, or of the first visible sheet, by row and column.
 * @throws WorkbookError with a Spanish sentence for the user
 */
export async function readWorkbook(file: Buffer, sheet: string): Promise<CellValue[][]> {
  const parts = normalizeCells(extractParts(file));
  try {
    return await readDistinctCells(parts, findSheet(parts, sheet));
  } catch {
    // Any error of the library means an invalid file.
    throw new WorkbookError(workbookErrorMessages.notAWorkbook);
  }
}
