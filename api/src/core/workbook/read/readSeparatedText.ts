import type { Upload } from '@surco/shared/contract/calls';
import type { CellValue, SheetCells } from '../sheetTypes';
import { WorkbookError, workbookErrorMessages } from './workbookError';

const separators = [';', '\t', ','] as const;
/** As for a sheet of a workbook, see `normalizeSheet.ts`. */
const limits = { cells: 500_000, rows: 99_999, columns: 702 };

/** The first bytes of archives, and of files of Excel 97–2003. */
const archiveSignatures = [Buffer.from('PK'), Buffer.from('d0cf11e0', 'hex')];
const utf16Marks = { 'utf-16le': Buffer.from('fffe', 'hex'), 'utf-16be': Buffer.from('feff', 'hex') };

const startsWith = (file: Uint8Array, start: Buffer): boolean => start.equals(file.subarray(0, start.length));
const hasUtf16Mark = (file: Uint8Array): boolean =>
  Object.values(utf16Marks).some((mark) => startsWith(file, mark)) && file.length > 2;

/** Whether a file is text: not called a workbook, no archive, and without bytes that no text has. */
export const isSeparatedText = ({ name, content }: Pick<Upload, 'name' | 'content'>): boolean =>
  content.length > 0 &&
  !name.toLowerCase().endsWith('.xlsx') &&
  !archiveSignatures.some((start) => startsWith(content, start)) &&
  (hasUtf16Mark(content) || !content.includes(0));

/** Decodes UTF-8, UTF-16 with its mark, and else Windows-1252, as Excel writes CSV in Mexico. */
function decode(file: Uint8Array): string {
  if (hasUtf16Mark(file))
    return new TextDecoder(startsWith(file, utf16Marks['utf-16le']) ? 'utf-16le' : 'utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The separator that Excel may name in a first line `sep=;`, and the text below it. */
function takeNamedSeparator(text: string): { separator: string | null; text: string } {
  const [line = '', separator = ''] = /^sep=([;\t,])\r?\n/.exec(text) ?? [];
  return { separator: separator || null, text: text.slice(line.length) };
}

/** The separator that divides the first ten lines into the most cells. */
function detectSeparator(text: string): string {
  const sample = text
    .split(/\r\n|\r|\n/, 10)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  const count = (separator: string): number => sample.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** The apostrophe that a CSV of this product has before a text that would be a formula, such as `+52`. */
const escapedFormula = /^'(?=[=+\-@])/;

/** Splits a text into rows of cells. Quoted cells may hold separators, line breaks and doubled quotes (RFC 4180). */
function splitCells(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cells = 0;
  const plainCell = `[^${separator}\\r\\n]*`;
  const cell = `(?:"([^"]*(?:""[^"]*)*)"${plainCell}|(${plainCell}))(${separator}|\\r\\n|\\r|\\n|$)`;
  const pattern = new RegExp(cell, 'y');
  while (pattern.lastIndex < text.length) {
    const [, quoted, plain = '', end = ''] = pattern.exec(text) ?? [];
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    row.push(value.replace(escapedFormula, ''));
    cells += 1;
    if (cells > limits.cells) throw new WorkbookError(workbookErrorMessages.tooBig);
    if (row.length > limits.columns) throw new WorkbookError(workbookErrorMessages.tooManyRows);
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (rows.length > limits.rows) throw new WorkbookError(workbookErrorMessages.tooManyRows);
  }
  return row.length > 0 ? [...rows, row] : rows;
}

const commaDecimals = /^-?\$?\s*\d{1,3}(?:\.?\d{3})*,(?:\d{1,2}|\d{4,})$/;
const pointDecimals = /^-?\$?\s*\d{1,3}(?:,?\d{3})*\.(?:\d{1,2}|\d{4,})$/;
/** With a decimal comma, points separate thousands. */
const commaNumber = /^-?\$?\s*(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;

/**
 * The columns in which some number has a decimal comma, and none a decimal point. In others, such as one of `3,950`
 * only, commas separate thousands, as in Mexico.
 */
function findCommaColumns(rows: readonly string[][]): ReadonlySet<number> {
  const find = (pattern: RegExp): Set<number> =>
    new Set(
      rows.flatMap((row) => [...row.entries()].filter(([, cell]) => pattern.test(cell.trim())).map(([index]) => index)),
    );
  const withPoint = find(pointDecimals);
  return new Set([...find(commaDecimals)].filter((index) => !withPoint.has(index)));
}

/** The number of a text with a decimal comma, beside the text for columns of text; other texts stay. */
function toCommaNumber(text: string): CellValue {
  const trimmed = text.trim();
  if (!/[.,]/.test(trimmed) || !commaNumber.test(trimmed)) return text;
  const value = Number(trimmed.replace(/[$\s.]/g, '').replace(',', '.'));
  return { value, shown: trimmed };
}

/**
 * Reads a text with separated values, the file of another program: its encoding, separator and decimal comma are
 * detected.
 * @throws WorkbookError with a Spanish sentence for the user
 */
export function readSeparatedText(file: Uint8Array): SheetCells {
  const { separator, text } = takeNamedSeparator(decode(file).replace(/^\ufeff/, ''));
  const rows = splitCells(text, separator ?? detectSeparator(text));
  const commaColumns = findCommaColumns(rows);
  return {
    name: '',
    rows: rows.map((row) => row.map((cell, index) => (commaColumns.has(index) ? toCommaNumber(cell) : cell))),
  };
}
