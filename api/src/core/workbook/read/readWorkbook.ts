import { type CellObject, type ParsingOptions, read, type WorkBook } from '@e965/xlsx';
import { foldText, fractionToPercent } from '@surco/shared/domain';
import type { CellValue, SheetCells } from '../sheetTypes';
import { packParts, readParts, type WorkbookPart } from './archive';
import { normalizeSheet } from './normalizeSheet';
import { WorkbookError, workbookErrorMessages } from './workbookError';

const options: ParsingOptions = {
  dense: true,
  cellNF: true,
  cellDates: true,
  UTC: true,
  cellFormula: false,
  cellHTML: false,
};

/** Bytes at the start of a part in which its first element is found. */
const headBytes = 4_096;
const isWorksheet = ({ content }: WorkbookPart): boolean =>
  /<(?:[\w.-]+:)?worksheet[\s>]/.test(content.toString('latin1', 0, headBytes));

/** Whether a number format shows a value multiplied by a hundred. */
const isPercentFormat = (format: string): boolean => format.replace(/"[^"]*"|\\./g, '').includes('%');

/** Formats that show a number as it is. */
const plainFormats = new Set(['General', '@']);

/** Returns what a person sees: 0.05 in a percent format as 5%, and the text of a number that a format changes. */
function toNumberValue(value: number, text: string, format: string): CellValue {
  const shown = text.trim();
  if (isPercentFormat(format)) return `${fractionToPercent(value)}%`;
  // A format may hide the number.
  if (shown === '' || plainFormats.has(format) || shown === String(value)) return value;
  return { value, shown };
}

function toCellValue({ v: value, w: shown = '', z: format = 'General' }: CellObject): CellValue {
  if (typeof value === 'number') return toNumberValue(value, shown, String(format));
  return value ?? null;
}

/**
 * Returns the positions of the sheets in the order in which they are tried: visible before hidden, and among these the
 * one of the name first.
 */
function orderSheets({ SheetNames: names, Workbook: workbook }: WorkBook, name: string): number[] {
  const getRank = (index: number): number =>
    (workbook?.Sheets?.[index]?.Hidden ? 2 : 0) + (foldText(names[index] ?? '') === foldText(name) ? 0 : 1);
  return names.map((_, index) => index).toSorted((a, b) => getRank(a) - getRank(b));
}

/** Reads the first sheet that has cells of its own: charts have none. */
function readSheet(archive: Buffer, name: string): SheetCells | null {
  const book = read(archive, { ...options, sheets: [] });
  for (const index of orderSheets(book, name)) {
    const sheetName = book.SheetNames[index] ?? '';
    const sheet = read(archive, { ...options, sheets: index }).Sheets[sheetName];
    if (!sheet) return null;
    if ((sheet['!type'] ?? 'sheet') !== 'sheet') continue;
    const rows = Array.from(sheet['!data'] ?? [], (cells: readonly CellObject[] | undefined) =>
      Array.from(cells ?? [], (cell: CellObject | undefined) => (cell ? toCellValue(cell) : null)),
    );
    return { name: sheetName, rows };
  }
  return null;
}

/**
 * Reads the cells of the sheet of this name, or of the first visible sheet, by row and column.
 * @throws WorkbookError with a Spanish sentence for the user
 */
export async function readWorkbook(file: Buffer, sheet: string): Promise<SheetCells> {
  const parts = (await readParts(file)).map((part) =>
    isWorksheet(part) ? { ...part, content: normalizeSheet(part.content) } : part,
  );
  const archive = await packParts(parts);
  let cells: SheetCells | null = null;
  try {
    cells = readSheet(archive, sheet);
  } catch {
    // Any error of the library means an invalid file.
  }
  if (!cells) throw new WorkbookError(workbookErrorMessages.notAWorkbook);
  return cells;
}
