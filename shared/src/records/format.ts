import { formatDate, formatMoney, formatNumber, formatPercent, noValue } from '../domain/text/formats';
import { formatPhone } from '../domain/text/phone';
import type { Field, Fields, RecordValues } from './field';

const withUnit = (text: string, unit: string | undefined): string => (unit ? `${text} ${unit}` : text);

/** A number with its unit. Areas and the like have one decimal at least, so that 40.0 ha is read as measured. */
function formatNumberField(field: Extract<Field, { min: number }>, value: number): string {
  if (field.kind === 'percentage') return formatPercent(value);
  const { decimals = 0, unit } = field;
  return withUnit(formatNumber(value, Math.min(1, decimals), decimals), unit);
}

/** The value of a field as a person reads it; {@link noValue} when it is missing. A reference needs the name of its record. */
export function formatField(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return noValue;
  if ('min' in field && typeof value === 'number') return formatNumberField(field, value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const text = String(value).trim();
  switch (field.kind) {
    case 'phone':
      return formatPhone(text);
    case 'money':
      return formatMoney(text);
    case 'date':
      return formatDate(text);
    case 'choice':
      return field.choices[text] ?? text;
    default:
      return text || noValue;
  }
}

/** Labels and values of fields for the page of a record. */
export const toDetailFields = <Fs extends Fields>(
  fields: Fs,
  record: Pick<RecordValues<Fs>, keyof Fs>,
  names: readonly (keyof Fs & string)[],
): { label: string; value: string }[] =>
  names.flatMap((name) => {
    const field = fields[name];
    return field ? [{ label: field.label, value: formatField(field, record[name]) }] : [];
  });
