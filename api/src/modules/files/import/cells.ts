import { types } from 'node:util';
import { isRecordDate } from '@surco/shared/domain/calendar';
import { plainFigure } from '@surco/shared/domain/figure';
import { roundHalfUp } from '@surco/shared/domain/money';
import type { CellValue } from '../workbook/book';

// A date that crossed from a thread is one in any realm.
const { isDate } = types;

/** What a cell holds, or the sentence that says what is wrong with it. */
export type Read<T> = { value: T } | { problem: string };

const problem = (text: string): { problem: string } => ({ problem: text });

export const isEmpty = (cell: CellValue | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** Signs that no text of ours may hold; a line break may stand in a note. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

export function readText(cell: CellValue | undefined, maxLength: number): Read<string> {
  if (isDate(cell)) return problem('Debe ser un texto, no una fecha.');
  const value = typeof cell === 'boolean' ? '' : String(cell ?? '').trim();
  if (value.length > maxLength) return problem(`Debe tener ${maxLength} caracteres como máximo.`);
  if (unprintable.test(value.replace(/[\n\r\t]/g, ' '))) return problem('El texto contiene signos que no se admiten.');
  return { value };
}

const dayMonthYear = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const badDate = 'Escriba una fecha válida, como 15/11/2026.';

function dateText(cell: CellValue | undefined): string {
  if (isDate(cell)) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell !== 'string') return '';
  const [, day = '', month = '', year = ''] = dayMonthYear.exec(cell.trim()) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell.trim();
}

/** A date, or a text dd/mm/yyyy. */
export function readDate(cell: CellValue | undefined): Read<string> {
  const value = dateText(cell);
  return isRecordDate(value) ? { value } : problem(badDate);
}

const numeric = /^-?\d+(?:\.\d+)?$/;

function figureOf(cell: CellValue | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const digits = plainFigure(cell.replaceAll('%', ''));
  return digits !== null && numeric.test(digits) ? Number(digits) : null;
}

/** What a spreadsheet computes carries crumbs in its last digits; more than crumbs are decimals too many. */
const crumbs = 1e-7;

/** A number of so many decimals at most, between two bounds. */
export function readNumber(
  cell: CellValue | undefined,
  { decimals, min, max }: { decimals: number; min: number; max: number },
): Read<number> {
  const figure = figureOf(cell);
  if (figure === null) return problem('Debe ser un número.');
  const value = roundHalfUp(figure, decimals).toNumber();
  if (Math.abs(value - figure) > crumbs)
    return problem(decimals === 0 ? 'Debe ser un número entero.' : `Puede tener ${decimals} decimales como máximo.`);
  if (value < min) return problem(min === 0 ? 'No puede ser negativo.' : `Debe ser como mínimo ${min}.`);
  return value > max ? problem('El número es demasiado grande.') : { value };
}
