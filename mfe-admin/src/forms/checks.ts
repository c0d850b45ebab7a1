import { formatNumber } from '@surco/shared/domain/formats';
import type { Problem } from '@surco/shared/domain/problem';

/** What is wrong with one field; nothing when it is right. */
export type Check = readonly [path: string, message: string | undefined];

export const problemsIn = (checks: readonly Check[]): Problem[] =>
  checks.flatMap(([path, message]) => (message ? [{ path, message }] : []));

/** A text that must be there and fit. */
export function textProblem(text: string, missing: string, max: number): string | undefined {
  if (text.trim() === '') return missing;
  return tooLong(text, max);
}

/** A text that may be left out. */
export const tooLong = (text: string, max: number): string | undefined =>
  text.trim().length > max ? `Debe tener ${max} caracteres como máximo.` : undefined;

const hasMoreDecimals = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) > 1e-6;

export interface Range {
  readonly min: number;
  readonly max: number;
  /** What it is measured in, as it stands after the figures. */
  readonly unit?: string;
  readonly decimals?: number;
}

const decimalsSentence = (decimals: number): string =>
  decimals === 0 ? 'Escriba un número entero.' : `Escriba ${decimals} decimales como máximo.`;

/** "Debe estar entre 10 y 120 t/ha." */
export function rangeProblem(value: number, { min, max, unit, decimals = 2 }: Range): string | undefined {
  if (!(value >= min && value <= max))
    return `Debe estar entre ${formatNumber(min)} y ${formatNumber(max)}${unit ? ` ${unit}` : ''}.`;
  return hasMoreDecimals(value, decimals) ? decimalsSentence(decimals) : undefined;
}

/** A figure that must be there. */
export const figureProblem = (value: number | null, missing: string, range: Range): string | undefined =>
  value === null ? missing : rangeProblem(value, range);

/** A figure that may be left out. */
export const optionalFigure = (value: number | null, range: Range): string | undefined =>
  value === null ? undefined : rangeProblem(value, range);

/** 7.5 (as typed) → .075 (as kept); nothing is added by binary fractions. */
export const toFraction = (percent: number): number => Math.round(percent * 1e6) / 1e8;
export const toPercent = (fraction: number): number => Math.round(fraction * 1e8) / 1e6;
