/** The one of a list that a select gave back as a text; the first where it is none of them. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]], value: string): T =>
  values.find((known) => known === value) ?? values[0];
