import { noValue } from '../domain/text/formats';
import type { Fields, FormValues } from './field';
import { formatField } from './format';

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
      // Chrome 92 has no `toSorted`.
      if (Array.isArray(value)) return value.map(getName).sort().join(', ');
      const text = formatField(field, field.kind === 'reference' && typeof value === 'string' ? getName(value) : value);
      return text === noValue ? '' : text;
    },
  }));
}
