import { spanishErrorMap } from '@surco/shared/contract/calls';
import type { FieldError } from '@surco/shared/contract';
import type { z } from 'zod';
import { HttpError } from './httpError';

const joinPath = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** Reports an unknown field at its own path, so that a form can highlight it. */
function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: joinPath(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: joinPath([...issue.path, key]), message: 'Este dato no se admite.' }));
}

/** Parses a value with its schema. @throws HttpError 400 with a Spanish message for each invalid field */
export function parseWithSchema<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: spanishErrorMap });
  if (result.success) return result.data;
  throw new HttpError('DATOS_INVALIDOS', { details: result.error.issues.flatMap(toFieldErrors) });
}
