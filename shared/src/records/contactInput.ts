import * as z from 'zod/mini';
import { textLength } from '../domain/limits';
import { emailPattern } from '../domain/text/email';
import { invalidPhoneMessage, normalizePhone } from '../domain/text/phone';
import { optionalText, text } from './inputTypes';

/** An e-mail address that may be absent, null or empty. */
export const optionalEmail = z.pipe(
  optionalText(textLength.email),
  z.nullable(
    z.email({
      pattern: emailPattern,
      error: 'Revise el correo: debe llevar una arroba y un dominio, como nombre@correo.com.',
    }),
  ),
);

/** A phone number in any notation; the output has ten digits. */
export const phone = z.pipe(
  text().check(z.maxLength(textLength.phone)),
  z.transform((value: string, context) => {
    const digits = normalizePhone(value);
    if (digits !== null) return digits;
    context.issues.push({
      code: 'custom',
      message: value.trim() ? invalidPhoneMessage : 'Escriba el teléfono.',
      input: value,
    });
    return z.NEVER;
  }),
);

/** A phone number that may be null or empty, but not absent: who leaves it out does not mean to erase it. */
export const phoneOrNull = z.pipe(
  z.pipe(
    z.nullable(text().check(z.maxLength(textLength.phone))),
    z.transform((value: string | null) => value?.trim() || null),
  ),
  z.nullable(phone),
);
/** A phone number that may be absent, null or empty. */
export const optionalPhone = z.pipe(optionalText(textLength.phone), z.nullable(phone));
