import { createContext, useMemo } from 'react';

/** A complaint about one field, by its path in the body. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The errors of the form around, by path. */
export const FormErrors = createContext<ReadonlyMap<string, string>>(new Map());

/** The id of the control that fills a path. */
export const fieldId = (path: string): string => `campo-${path.replaceAll('.', '-')}`;

/** The first complaint about each path. */
export function errorsByPath(problems: readonly FieldProblem[]): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const { path, message } of problems) if (!errors.has(path)) errors.set(path, message);
  return errors;
}

/** The same map for as long as it says the same, so that what reads it is not drawn anew with each keystroke. */
export function useErrorsByPath(problems: readonly FieldProblem[]): ReadonlyMap<string, string> {
  const written = JSON.stringify(problems);
  return useMemo(() => errorsByPath(JSON.parse(written) as FieldProblem[]), [written]);
}
