import { maxErrorDetails, spanishErrorMap } from '@surco/shared/contract/calls';
import type { FieldError } from '@surco/shared/contract';
import type { z } from 'zod';
import { HttpError } from './httpError';

/** The key of a dictionary may be as long as the body. */
const maxPathLength = 200;

const joinPath = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, maxPathLength);

/** Reports unknown fields at the path of the first one, so that a form can highlight it. */
const toFieldError = (issue: z.core.$ZodIssue): FieldError => ({
  path: joinPath(issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path),
  message: issue.message,
});

/** Parses a value with its schema. @throws HttpError 400 with a Spanish message for each invalid field */
export function parseWithSchema<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: spanishErrorMap });
  if (result.success) return result.data;
  throw new HttpError('DATOS_INVALIDOS', { details: result.error.issues.slice(0, maxErrorDetails).map(toFieldError) });
}
