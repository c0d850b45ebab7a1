import { types } from 'node:util';
import { invalidTextMessage } from '@surco/shared/contract/calls';
import { formatDate, isRecordDate, normalizeNumberText, roundHalfUp } from '@surco/shared/domain';
import { type CellValue, type FormattedNumber, uncomputedMarker } from '../sheetTypes';
import { parseTextDate } from './parseTextDate';

// `instanceof Date` fails for dates of another realm, and those that a worker thread sends may be of one.
const { isDate } = types;

/** The value of a cell, or a Spanish sentence that says what is wrong with it. */
export type CellResult<T> = { value: T } | { problem: string };

const createProblem = (text: string): { problem: string } => ({ problem: text });

export const isFormattedNumber = (cell: CellValue | undefined): cell is FormattedNumber =>
  typeof cell === 'object' && cell !== null && 'shown' in cell;

function toIsoDate(cell: CellValue | undefined): string {
  if (isDate(cell)) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? (parseTextDate(cell) ?? '') : '';
}

/** The text that a cell shows; of a date without its format, and without the time of day. */
export function getShownText(cell: CellValue | undefined): string {
  if (isFormattedNumber(cell)) return cell.shown;
  if (isDate(cell)) return formatDate(toIsoDate(cell));
  return typeof cell === 'boolean' ? (cell ? 'Sí' : 'No') : String(cell ?? '');
}

export const isEmptyCell = (cell: CellValue | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const errorCodePattern = /^#(?:N\/A|(?:NULL|DIV\/0|VALUE|REF|NUM|SPILL|CALC|GETTING_DATA|FIELD|BLOCKED)!?|NAME\?)$/;

/** The error of a cell whose formula failed or was never computed; null for any other cell. */
export function getCellErrorMessage(cell: CellValue): string | null {
  if (cell === uncomputedMarker)
    return 'La fórmula no se ha calculado: abra el archivo en Excel, guárdelo y elíjalo otra vez.';
  if (typeof cell !== 'string' || !errorCodePattern.test(cell)) return null;
  return `La celda muestra el error ${cell}: corrija la fórmula o escriba el dato.`;
}

/** Control characters and unpaired surrogates, which no text may contain. Line breaks and tabs are allowed. */
const unprintablePattern = /[\p{Cc}\p{Cs}]/u;

export function readText(cell: CellValue | undefined, maxLength: number): CellResult<string> {
  if (isDate(cell)) return createProblem('Debe ser un texto, no una fecha.');
  if (typeof cell === 'boolean') return createProblem('Debe ser un texto, no VERDADERO o FALSO.');
  const value = getShownText(cell).trim();
  if (value.length > maxLength) return createProblem(`Debe tener ${maxLength} caracteres como máximo.`);
  if (unprintablePattern.test(value.replace(/[\n\r\t]/g, ' '))) return createProblem(invalidTextMessage);
  return { value };
}

const invalidDateMessage = 'Escriba una fecha válida, como 15/11/2026.';

/** Reads a date cell or a text, see {@link parseTextDate}. The year must be from 2000 to 2099. */
export function readDate(cell: CellValue | undefined): CellResult<string> {
  const value = toIsoDate(cell);
  return isRecordDate(value) ? { value } : createProblem(invalidDateMessage);
}

const numericPattern = /^-?\d+(?:\.\d+)?$/;

function parseCellNumber(cell: CellValue | undefined, isPercent: boolean): number | null {
  if (isFormattedNumber(cell)) return cell.value;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const digits = normalizeNumberText(isPercent ? cell.replace('%', '') : cell);
  return digits !== null && numericPattern.test(digits) ? Number(digits) : null;
}

/** Tolerance for floating-point errors of calculated cells; a larger difference means too many decimals. */
const floatTolerance = 1e-7;

interface NumberBounds {
  decimals: number;
  min: number;
  max: number;
  /** Whether a percent sign is accepted. */
  percent?: boolean;
}

/** Reads a number between `min` and `max` with at most `decimals` decimals. */
export function readNumber(
  cell: CellValue | undefined,
  { decimals, min, max, percent = false }: NumberBounds,
): CellResult<number> {
  const parsed = parseCellNumber(cell, percent);
  if (parsed === null) return createProblem('Debe ser un número.');
  const value = roundHalfUp(parsed, decimals).toNumber();
  if (Math.abs(value - parsed) > floatTolerance)
    return createProblem(
      decimals === 0 ? 'Debe ser un número entero.' : `Puede tener ${decimals} decimales como máximo.`,
    );
  if (value < min) return createProblem(min === 0 ? 'No puede ser negativo.' : `Debe ser como mínimo ${min}.`);
  return value > max ? createProblem('El número es demasiado grande.') : { value };
}
