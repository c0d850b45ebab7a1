import { formatNumber, hasMoreDecimals } from '@surco/shared/domain';

/** Validates a required text with a maximum length. */
export function validateRequiredText(text: string, missing: string, max: number): string | undefined {
  if (text.trim() === '') return missing;
  return validateMaxLength(text, max);
}

/** Validates an optional text with a maximum length. */
export const validateMaxLength = (text: string, max: number): string | undefined =>
  text.trim().length > max ? `Debe tener ${max} caracteres como máximo.` : undefined;

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** The unit shown after the numbers. */
  readonly unit?: string;
  readonly decimals?: number;
}

const formatDecimalsMessage = (decimals: number): string =>
  decimals === 0 ? 'Escriba un número entero.' : `Escriba ${decimals} decimales como máximo.`;

/** Validates the range and the number of decimals, for example "Debe estar entre 10 y 120 t/ha." */
export function validateRange(value: number, { min, max, unit, decimals = 2 }: NumberRange): string | undefined {
  if (!(value >= min && value <= max))
    return `Debe estar entre ${formatNumber(min)} y ${formatNumber(max)}${unit ? ` ${unit}` : ''}.`;
  return hasMoreDecimals(value, decimals) ? formatDecimalsMessage(decimals) : undefined;
}

/** Validates a required number; `missing` is the message when it is null. */
export const validateRequiredNumber = (
  value: number | null,
  missing: string,
  range: NumberRange,
): string | undefined => (value === null ? missing : validateRange(value, range));

/** Validates an optional number. */
export const validateOptionalNumber = (value: number | null, range: NumberRange): string | undefined =>
  value === null ? undefined : validateRange(value, range);
