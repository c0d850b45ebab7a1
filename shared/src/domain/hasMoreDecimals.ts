/**
 * Whether a number has more than `decimals` decimals. Tolerates the rounding errors of binary fractions, such as
 * 0.07 * 100 = 7.000000000000001. False for a value that is not finite.
 */
export const hasMoreDecimals = (value: number, decimals: number): boolean =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) > 1e-6;
