import { isNumberField, mapFields, type Field, type Fields, type RecordValues } from '../records/field';
import { testId } from './testId';

function getSample(field: Field, name: string): unknown {
  if (field.optional) return null;
  if (isNumberField(field)) return 'offered' in field ? field.offered[0] : field.min;
  switch (field.kind) {
    case 'phone':
      return '8711234567';
    case 'email':
      return 'ana@surco.test';
    case 'choice':
      return Object.keys(field.choices)[0];
    case 'reference':
      return testId(name.slice(0, 6));
    case 'references':
      return [];
    case 'boolean':
      return false;
    case 'date':
      return '2026-10-01';
    case 'money':
      return '0.00';
    default:
      return field.label;
  }
}

/** The fields of a record of a test: those given, and any valid value for the others, so that a new field breaks no test. */
export const createFields = <Fs extends Fields>(
  fields: Fs,
  given: Partial<RecordValues<Fs>> = {},
): RecordValues<Fs> => ({
  ...mapFields<RecordValues<Fs>>(fields, getSample),
  ...given,
});
