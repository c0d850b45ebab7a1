import { z } from 'zod';
import { isCalendarDate, isRecordDate } from '../domain/calendar';
import { tidyName } from '../domain/formats';
import { limits } from '../domain/limits';
import { compareMoney, fitsMoney, parseMoney } from '../domain/money';
import { normalisePhone, phoneMessage } from '../domain/phone';

/** The building blocks of every schema: how ids, dates, money and texts travel. */
export const id = z.uuid();
/** A day that exists, `YYYY-MM-DD`. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: 'Escriba una fecha válida (AAAA-MM-DD).', abort: true })
  .meta({ format: 'date' });
/** The day of something that happened or will, on the way in. */
export const recordDate = calendarDate.refine(isRecordDate, 'La fecha debe ser de 2000 a 2099.');
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** Money with two decimals: "123660.50". */
export const money = z.string().regex(/^-?\d{1,10}\.\d{2}$/);
/** A fraction between 0 and 1. */
export const fraction = z.number().min(0).max(1);
/** Which state of a record was read; a stale one answers 409. */
export const version = z.number().int().min(1);

/** Money as people and spreadsheets write it, from a minimum on; two decimals come out. */
export const moneyIn = (min: string, message: string) =>
  z
    .string(message)
    .max(20)
    .transform((written, context) => {
      const amount = parseMoney(written);
      const fits = amount !== null && fitsMoney(amount) && compareMoney(amount, min) >= 0;
      if (!fits) context.addIssue({ code: 'custom', message });
      return fits ? amount : z.NEVER;
    });

/** What a record is called; two names that only spaces or the spelling of an accent tell apart are one. */
export const nameText = (max: number) => z.string().overwrite(tidyName).min(1).max(max);
/** A name that may be absent, null or empty. */
export const optionalName = (max: number) =>
  z
    .string()
    .overwrite(tidyName)
    .max(max)
    .nullish()
    .transform((value) => value || null);
/** A text that must be there, without the spaces around it. */
export const text = (max: number) => z.string().trim().min(1).max(max);
/** A text that may be absent, null or empty; empty becomes null. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null);
/** A telephone however it is written; ten digits come out. */
export const phone = z
  .string()
  .max(30)
  .transform((written, context) => {
    const digits = normalisePhone(written);
    if (digits === null)
      context.addIssue({ code: 'custom', message: written.trim() ? phoneMessage : 'Escriba el teléfono.' });
    return digits ?? z.NEVER;
  });
/** An address that may be absent, null or empty. */
export const optionalEmail = optionalText(254).pipe(z.email().nullable());
export const newPassword = z
  .string()
  .min(limits.password.minLength, `La contraseña debe tener ${limits.password.minLength} caracteres como mínimo.`)
  .max(limits.password.maxLength, `La contraseña debe tener ${limits.password.maxLength} caracteres como máximo.`);
/** yes or no in an address: `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What a call that answers a file gives the client. */
export const fileData = z.custom<Blob>();

/** The media type of a workbook, and what is accepted of one that is sent. */
export const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const workbookUpload = { maxBytes: limits.workbook.maxBytes, accept: '.xlsx' } as const;

/** What points at another record: its id and the words for it. */
export const named = z.strictObject({ id, name: z.string() });
export const person = z.strictObject({ id, firstName: z.string(), lastName: z.string() });

/** Carried by every record. */
export const stamps = { version, createdAt: instant, updatedAt: instant };
