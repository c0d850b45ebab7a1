/** The quantile of some values. @param part from 0 to 1 */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const formatMs = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
