import { formatDate, formatMoney, formatNumber, formatPercent, noValue } from '../domain/text/formats';
import { formatPhone } from '../domain/text/phone';
import { getDecimals, isNumberField, type Field, type Fields, type RecordValues } from './field';

const withUnit = (text: string, unit: string | undefined): string => (unit ? `${text} ${unit}` : text);

/** A number with its unit. An area has one decimal at least, so that 40.0 ha is read as measured. */
const formatWithUnit = (value: number, decimals: number, unit: string | undefined): string =>
  withUnit(formatNumber(value, unit === 'ha' ? Math.min(1, decimals) : 0, decimals), unit);

/** The value of a field as a person reads it; {@link noValue} when it is missing. A reference needs the name of its record. */
export function formatField(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return noValue;
  if (isNumberField(field) && typeof value === 'number')
    return field.kind === 'percentage' ? formatPercent(value) : formatWithUnit(value, getDecimals(field), field.unit);
  if (field.kind === 'boolean') return (field.labels ?? ['Sí', 'No'])[value ? 0 : 1];
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
export const toDetailFields = <Fs extends Fields, N extends keyof Fs & string>(
  fields: Fs,
  record: Pick<RecordValues<Fs>, N>,
  names: readonly N[],
): { label: string; value: string }[] =>
  names.flatMap((name) => {
    const field = fields[name];
    return field ? [{ label: field.label, value: formatField(field, record[name]) }] : [];
  });
