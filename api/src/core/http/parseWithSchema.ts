import { maxErrorDetails, spanishErrorMap, toFieldError } from '@surco/shared/contract/calls';
import { z } from 'zod';
import { HttpError } from './httpError';

/** Parses a value with its schema. @throws HttpError 400 with a Spanish message for each invalid field */
export function parseWithSchema<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: spanishErrorMap });
  if (result.success) return result.data;
  throw new HttpError('DATOS_INVALIDOS', { details: result.error.issues.slice(0, maxErrorDetails).map(toFieldError) });
}
