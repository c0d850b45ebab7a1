import { z } from 'zod';
import { isCalendarDate, isRecordDate } from '../domain/calendar/calendarDates';
import { emailPattern } from '../domain/text/email';
import { normalizeName } from '../domain/text/formats';
import { limits } from '../domain/limits';
import { compareMoney, moneyPattern, parseMoney } from '../domain/money/money';
import { normalizePhone, invalidPhoneMessage } from '../domain/text/phone';

/** The building blocks of every schema: ids, dates, money and texts. */
export const id = z.uuid();
/** An existing date, `YYYY-MM-DD`. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: 'Escriba una fecha válida (AAAA-MM-DD).', abort: true })
  .meta({ format: 'date' });
/** Input of a date, from 2000 to 2099. */
export const recordDate = calendarDate.refine(isRecordDate, 'La fecha debe ser de 2000 a 2099.');
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** Money with two decimals: "123660.50". */
export const money = z.string().regex(moneyPattern);

/** Version of the record that was read; a stale one is rejected with 409. */
export const version = z.number().int().min(1);

/** An amount as typed, at least `min`; the output has two decimals. */
export const moneyInput = (min: string, message: string) =>
  z
    .string(message)
    .max(20)
    .transform((text, context) => {
      const amount = parseMoney(text);
      const isValid = amount !== null && compareMoney(amount, min) >= 0;
      if (!isValid) context.addIssue({ code: 'custom', message });
      return isValid ? amount : z.NEVER;
    });

/** Name of a record, normalized: names that differ only in spaces or accent encoding become equal. */
export const requiredName = (max: number) => z.string().overwrite(normalizeName).min(1).max(max);
/** A name that may be absent, null or empty. */
export const optionalName = (max: number) =>
  z
    .string()
    .overwrite(normalizeName)
    .max(max)
    .nullish()
    .transform((value) => value || null);
/** A required text, trimmed. */
export const requiredText = (max: number) => z.string().trim().min(1).max(max);
/** A text that may be absent, null or empty; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null);
/** A phone number in any notation; the output has ten digits. */
export const phone = z
  .string()
  .max(limits.textLength.phone)
  .transform((text, context) => {
    const digits = normalizePhone(text);
    if (digits === null)
      context.addIssue({ code: 'custom', message: text.trim() ? invalidPhoneMessage : 'Escriba el teléfono.' });
    return digits ?? z.NEVER;
  });
/** An e-mail address that may be absent, null or empty. */
export const optionalEmail = optionalText(limits.textLength.email).pipe(z.email({ pattern: emailPattern }).nullable());
/** The current password, required for a change of the account. */
export const currentPassword = z.string().min(1, 'Escriba su contraseña actual.').max(limits.textLength.secret);
export const newPassword = z
  .string()
  .min(limits.password.minLength, `La contraseña debe tener ${limits.password.minLength} caracteres como mínimo.`)
  .max(limits.password.maxLength, `La contraseña debe tener ${limits.password.maxLength} caracteres como máximo.`);
/** A boolean in a query: `true` or `false`. */
export const queryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `data` of a call that returns a file. */
export const fileData = z.custom<Blob>();

/** The media type of an Excel workbook. */
export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const workbookUpload = { maxBytes: limits.workbook.maxBytes, accept: '.xlsx' } as const;

/** Reference to another record: its id and name. */
export const namedReference = z.strictObject({ id, name: z.string() });
export const userReference = z.strictObject({ id, firstName: z.string(), lastName: z.string() });

/** Fields of every record. */
export const recordMetadata = { version, createdAt: instant, updatedAt: instant };
