import type { FieldError } from '../../contract';
import { createContext, useContext, useMemo } from 'react';

/** Error messages of the surrounding form by field path. */
export const FormErrors = createContext<ReadonlyMap<string, string>>(new Map());

/** Prefix of the control ids in a dialog, because the page below it may have fields of the same path. */
export const FieldScope = createContext('');

/** The DOM id of the control for a field path, on a page; in a dialog it has a prefix, see `useFieldId`. */
export const getFieldId = (path: string): string => `campo-${path.replaceAll('.', '-')}`;

/** Whether a DOM id is that of the control for a field path, on a page or in a dialog. */
export const isFieldId = (controlId: string, path: string): boolean => controlId.endsWith(getFieldId(path));

/** Returns a function that gives the DOM id of the control for a field path of the surrounding form. */
export function useFieldId(): (path: string) => string {
  const scope = useContext(FieldScope);
  return (path) => scope + getFieldId(path);
}

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
