/** A validation error of a field: its path (`lines.0.quantity`) and a Spanish message. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}
