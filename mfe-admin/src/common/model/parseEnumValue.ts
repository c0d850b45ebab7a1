/** Narrows the text of a select to one of the values; returns the first value when none matches. */
export const parseEnumValue = <T extends string>(values: readonly [T, ...T[]], value: string): T =>
  values.find((candidate) => candidate === value) ?? values[0];
