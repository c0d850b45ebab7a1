/** The quantile of these values. @param fraction from 0 to 1, for example 0.95 */
export const quantile = (values: readonly number[], fraction: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * fraction))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const formatMs = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
