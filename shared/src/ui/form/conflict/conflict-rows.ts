import { noValue } from '../../../domain/text/formats';
import type { Fields, FormValues } from '../../../records/field';
import { formatField } from '../../../records/format';

/** One field whose stored value differs from the value in the form. */
export interface ConflictRow {
  label: string;
  /** What "Conservar lo mío" would store, or that the form did not change the field. */
  mine: string;
  stored: string;
  /** The form did not change this field: the stored value stays, whichever version is chosen. */
  untouched?: true;
}

/** Label of one field, and a function that returns its text from all values of the form. */
export interface ConflictField<V> {
  label: string;
  toText: (value: V) => string;
}

/**
 * The fields of a record for the conflict dialog.
 * @param getName the name of the record with an id; needed if one of the fields is a reference
 */
export function createConflictFields<Fs extends Fields>(
  fields: Fs,
  getName?: (id: string) => string,
): ConflictField<FormValues<Fs>>[];
export function createConflictFields(
  fields: Fields,
  getName: (id: string) => string = () => '',
): ConflictField<Readonly<Record<string, unknown>>>[] {
  return Object.entries(fields).map(([name, field]) => ({
    label: field.label,
    toText: ({ [name]: value }) => {
      if (Array.isArray(value)) return value.map(getName).toSorted().join(', ');
      const text = formatField(field, field.kind === 'reference' && typeof value === 'string' ? getName(value) : value);
      return text === noValue ? '' : text;
    },
  }));
}

const UNTOUCHED = 'Sin cambios aquí';

/**
 * Lists the fields in which the form differs from the stored record.
 * @param merged what "Conservar lo mío" would store (see `mergeThreeWay`): a field equal to `stored` was not changed here
 */
export const buildConflictRows = <V>(
  fields: readonly ConflictField<V>[],
  mine: V,
  stored: V,
  merged: V = mine,
): ConflictRow[] =>
  fields
    .filter(({ toText }) => toText(mine) !== toText(stored) || toText(merged) !== toText(stored))
    .map(({ label, toText }) => {
      const row = { label, mine: toText(merged) || noValue, stored: toText(stored) || noValue };
      return toText(merged) === toText(stored) ? { ...row, mine: UNTOUCHED, untouched: true } : row;
    });
