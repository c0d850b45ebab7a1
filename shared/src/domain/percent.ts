/**
 * Percent as typed and shown (7.5) ↔ fraction as stored and calculated with (0.075). One rounding for both: 8 decimals of
 * a percent, 10 of a fraction. It removes the error of binary division and keeps every digit a user can type.
 */
const PERCENT_DECIMALS = 8;

/** 7.5 → 0.075. @param percent any finite number */
export const percentToFraction = (percent: number): number => Number((percent / 100).toFixed(PERCENT_DECIMALS + 2));

/** 0.075 → 7.5. @param fraction any finite number */
export const fractionToPercent = (fraction: number): number => Number((fraction * 100).toFixed(PERCENT_DECIMALS));

/**
 * The change of a figure as a fraction, rounded half away from 0 to a tenth of a percent: 0.125 is 12.5 % more, negative
 * is less.
 * @returns null without a former figure above 0
 */
export function calculateChange(current: number, former: number): number | null {
  if (former <= 0) return null;
  const thousandths = Math.round((1_000 * Math.abs(current - former)) / former);
  // Without `|| 0` a small decrease would be shown as "-0 %".
  return (current < former ? -thousandths : thousandths) / 1_000 || 0;
}
