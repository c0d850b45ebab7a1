/** A validation error of a field: its path (`lines.0.quantity`) and a Spanish message. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** The path of a field and its error message, which is not a text when the field is valid. */
export type FieldCheck = readonly [path: string, message: string | false | null | undefined];

/** The errors among the checks, in their order. */
export const collectFieldErrors = (checks: readonly FieldCheck[]): FieldError[] =>
  checks.flatMap(([path, message]) => (message ? [{ path, message }] : []));
