import * as z from 'zod/mini';
import { normalizeRfc } from '../domain/customers/rfc';
import { textLength } from '../domain/limits';
import { text, tooLong, toNull } from './inputTypes';

/** An RFC in any notation that may be absent, null or empty; {@link validateRfc} checks its form. */
export const optionalRfc = z.pipe(
  z.nullish(text().check(z.trim(), tooLong(textLength.rfc), z.overwrite(normalizeRfc))),
  toNull,
);
