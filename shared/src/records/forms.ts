import type { z } from 'zod';
import { parse, safeParse } from 'zod/mini';
import { formatPhone } from '../domain/text/phone';
import type { FieldError } from '../domain/fieldError';
import {
  isNumberField,
  mapFields,
  type Field,
  type Fields,
  type FormValues,
  type InputValues,
  type RecordValues,
} from './field';
import { InvalidInputError } from './invalidInputError';
import { spanishErrorMap, toFieldError } from './validationMessages';

const getEmptyValue = (field: Field): unknown => {
  if (isNumberField(field) || field.kind === 'money') return null;
  if (field.kind === 'references') return [];
  if (field.kind === 'boolean') return false;
  return field.kind === 'choice' && !field.optional ? Object.keys(field.choices)[0] : '';
};

/** The values that the form of a new record starts with. */
export const getEmptyValues = <Fs extends Fields>(fields: Fs): FormValues<Fs> => mapFields(fields, getEmptyValue);

/** The form values of a stored record. */
export const toFormValues = <Fs extends Fields>(fields: Fs, record: RecordValues<Fs>): FormValues<Fs> =>
  mapFields(fields, (field, name) => {
    const value = record[name];
    // A record that a device stored before the field existed lacks it.
    if (value === null || value === undefined) return getEmptyValue(field);
    if (field.kind === 'money') return Number(value);
    return field.kind === 'phone' && typeof value === 'string' ? formatPhone(value) : value;
  });

/** The form values as the input of a call: an optional value that is empty becomes null, and money a text. */
export const toInput = <Fs extends Fields>(fields: Fs, values: FormValues<Fs>): InputValues<Fs> =>
  mapFields(fields, (field, name) => {
    const value = values[name];
    if (field.kind === 'money' && value !== null) return String(value);
    return field.optional && value === '' ? null : value;
  });

/** What is wrong with the input of a call, in the order of its fields. */
export function findInputErrors(schema: z.core.$ZodType, input: object): FieldError[] {
  const { error } = safeParse(schema, input, { error: spanishErrorMap });
  const names = Object.keys(input);
  const getPosition = ({ path: [name] }: z.core.$ZodIssue): number => names.indexOf(String(name));
  const issues = [...(error?.issues ?? [])].sort((one, other) => getPosition(one) - getPosition(other));
  return issues.map(toFieldError);
}

/**
 * The body that a call takes, from an input that the form has checked.
 * @throws InvalidInputError when it is wrong nevertheless, as after a merge with what somebody else stored
 */
export function toBody<S extends z.core.$ZodType>(schema: S, input: object): z.output<S> {
  const errors = findInputErrors(schema, input);
  if (errors.length > 0) throw new InvalidInputError(errors);
  return parse(schema, input);
}
