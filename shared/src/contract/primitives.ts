import { z } from 'zod';
import { isCalendarDate, isRecordDate } from '../domain/calendar/calendarDates';
import { limits, textLength } from '../domain/limits';
import { moneyPattern } from '../domain/money/moneyText';
import { invalidTextMessage, isStorableText } from '../domain/text/storableText';
import { missingCurrentPasswordMessage } from '../domain/users/account';
import { list, optionalText, requiredName, requiredText, version } from '../records/inputTypes';
import { maxErrorDetails } from '../records/lists';
import { mapFields, type Field, type Fields, type FieldValue } from '../records/field';

export { invalidTextMessage, isStorableText, maxErrorDetails };
export { list, optionalText, requiredName, requiredText, version };

/**
 * Base of every text in a request. A pattern that allows neither NUL nor half of a surrogate pair needs no base.
 * @param error of a value that is not a text
 */
export const text = (error?: Parameters<typeof z.string>[0]) =>
  z.string(error).refine(isStorableText, { error: invalidTextMessage, abort: true });

/** Base of every dictionary in a request: one with more than `max` entries is rejected before they are read. */
export const dictionary = <V extends z.ZodType>(key: z.ZodString, value: V, max: number, message: string) => {
  const entries = z.record(key, value).meta({ maxProperties: max });
  return z.preprocess((input: z.input<typeof entries>, context) => {
    if (typeof input !== 'object' || input === null || Object.keys(input).length <= max) return input;
    context.addIssue({ code: 'custom', message, input });
    return z.NEVER;
  }, entries);
};

/** The building blocks of every schema: ids, dates, money and texts. */
export const id = z.uuid();
/** An existing date, `YYYY-MM-DD`. */
export const calendarDate = text()
  .refine(isCalendarDate, { error: 'Escriba una fecha válida (AAAA-MM-DD).', abort: true })
  .meta({ format: 'date' });
/** Input of a date, from 2000 to 2099. */
export const recordDate = calendarDate.refine(isRecordDate, 'La fecha debe ser de 2000 a 2099.');
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** Money with two decimals: "123660.50". */
export const money = z.string().regex(moneyPattern);

/** The current password, required for a change of the account. */
export const currentPassword = text().min(1, missingCurrentPasswordMessage).max(textLength.secret);
export const newPassword = text()
  .min(limits.password.minLength, `La contraseña debe tener ${limits.password.minLength} caracteres como mínimo.`)
  .max(limits.password.maxLength, `La contraseña debe tener ${limits.password.maxLength} caracteres como máximo.`);
/** A boolean in a query: `true` or `false`. */
export const queryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `data` of a call that returns a file. */
export const fileData = z.custom<Blob>();

/** A workbook, or a text with separated values. */
export const workbookUpload = { maxBytes: limits.workbook.maxBytes, accept: '.xlsx,.csv,.txt' } as const;
/** The media type of an Excel workbook. */
export { xlsxMediaType } from '../domain/xlsxMediaType';

/** Reference to another record: its id and name. */
export const namedReference = z.strictObject({ id, name: z.string() });
export const userReference = z.strictObject({ id, firstName: z.string(), lastName: z.string() });

/** Fields of every record. */
export const recordMetadata = { version, createdAt: instant, updatedAt: instant };

function toResponseSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(Object.keys(field.choices));
    case 'integer':
      return z.number().int();
    case 'decimal':
    case 'percentage':
      return z.number();
    case 'date':
      return calendarDate;
    case 'boolean':
      return z.boolean();
    case 'money':
      return money;
    case 'references':
      return z.array(field.id === 'code' ? z.string() : id);
    case 'reference':
      return field.id === 'code' ? z.string() : id;
    default:
      return z.string();
  }
}

/** The fields of a record in a response. */
export const recordShape = <Fs extends Fields>(
  fields: Fs,
): { readonly [K in keyof Fs]: z.ZodType<FieldValue<Fs[K]>> } =>
  mapFields(fields, (field) => {
    const schema = toResponseSchema(field);
    return field.optional ? schema.nullable() : schema;
  });
