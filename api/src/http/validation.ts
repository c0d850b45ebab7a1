import { spanish } from '@surco/shared/contract/messages';
import type { Problem } from '@surco/shared/domain/problem';
import type { z } from 'zod';
import { Failure } from './failure';

const join = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** An unknown name is reported at its own path, so that a form can point at it. */
function problemsOf(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: join(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({ path: join([...issue.path, key]), message: 'Este dato no se admite.' }));
}

/** Reads a value by its schema; a 400 with a Spanish sentence at each field when it does not fit. */
export function validated<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: spanish });
  if (result.success) return result.data;
  throw new Failure('DATOS_INVALIDOS', { details: result.error.issues.flatMap(problemsOf) });
}
