import type { FieldError } from '../../contract';
import { createContext, useMemo } from 'react';

/** Error messages of the surrounding form by field path. */
export const FormErrors = createContext<ReadonlyMap<string, string>>(new Map());

/** The DOM id of the control for a field path. */
export const getFieldId = (path: string): string => `campo-${path.replaceAll('.', '-')}`;

/** Maps each path to its first error message. */
export function indexErrorsByPath(fieldErrors: readonly FieldError[]): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const { path, message } of fieldErrors) if (!errors.has(path)) errors.set(path, message);
  return errors;
}

/** Like `indexErrorsByPath`, but returns the same map while its content is equal, to avoid re-rendering every field. */
export function useErrorsByPath(fieldErrors: readonly FieldError[]): ReadonlyMap<string, string> {
  const json = JSON.stringify(fieldErrors);
  return useMemo(() => indexErrorsByPath(JSON.parse(json) as FieldError[]), [json]);
}
