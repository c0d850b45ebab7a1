/** One thing wrong with what a person entered: the field's path (`lines.0.quantity`) and a Spanish sentence for it. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}
