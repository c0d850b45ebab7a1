import { types } from 'node:util';
import { isRecordDate } from '@surco/shared/domain/calendar';
import { plainFigure } from '@surco/shared/domain/figure';
import { roundHalfUp } from '@surco/shared/domain/money';
import { uncomputed } from '../workbook/asSeen';
import type { CellValue } from '../workbook/book';

// A date that crossed from a thread is one in any realm.
const { isDate } = types;

/** What a cell holds, or the sentence that says what is wrong with it. */
export type Read<T> = { value: T } | { problem: string };

const problem = (text: string): { problem: string } => ({ problem: text });

export const isEmpty = (cell: CellValue | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const errorCode = /^#(?:N\/A|(?:NULL|DIV\/0|VALUE|REF|NUM|SPILL|CALC|GETTING_DATA|FIELD|BLOCKED)!?|NAME\?)$/;

/** What a cell shows in place of a value: a formula that failed, or one that no program has computed. */
export function cellError(cell: CellValue): string | null {
  if (cell === uncomputed)
    return 'La fórmula no se ha calculado: abra el archivo en Excel, guárdelo y elíjalo otra vez.';
  if (typeof cell !== 'string' || !errorCode.test(cell)) return null;
  return `La celda muestra el error ${cell}: corrija la fórmula o escriba el dato.`;
}

/** Signs that no text of ours may hold; a line break may stand in a note. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

export function readText(cell: CellValue | undefined, maxLength: number): Read<string> {
  if (isDate(cell)) return problem('Debe ser un texto, no una fecha.');
  if (typeof cell === 'boolean') return problem('Debe ser un texto, no VERDADERO o FALSO.');
  const value = String(cell ?? '').trim();
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

function figureOf(cell: CellValue | undefined, isPercent: boolean): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const digits = plainFigure(isPercent ? cell.replace('%', '') : cell);
  return digits !== null && numeric.test(digits) ? Number(digits) : null;
}

/** What a spreadsheet computes carries crumbs in its last digits; more than crumbs are decimals too many. */
const crumbs = 1e-7;

interface NumberForm {
  decimals: number;
  min: number;
  max: number;
  /** May bear the sign of per cent. */
  percent?: boolean;
}

/** A number of so many decimals at most, between two bounds. */
export function readNumber(
  cell: CellValue | undefined,
  { decimals, min, max, percent = false }: NumberForm,
): Read<number> {
  const figure = figureOf(cell, percent);
  if (figure === null) return problem('Debe ser un número.');
  const value = roundHalfUp(figure, decimals).toNumber();
  if (Math.abs(value - figure) > crumbs)
    return problem(decimals === 0 ? 'Debe ser un número entero.' : `Puede tener ${decimals} decimales como máximo.`);
  if (value < min) return problem(min === 0 ? 'No puede ser negativo.' : `Debe ser como mínimo ${min}.`);
  return value > max ? problem('El número es demasiado grande.') : { value };
}
