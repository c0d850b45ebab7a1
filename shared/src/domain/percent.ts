/**
 * Percent as typed and shown (7.5) ↔ fraction as stored and calculated with (0.075). One rounding for both: 8 decimals of
 * a percent, 10 of a fraction. It removes the error of binary division and keeps every digit a user can type.
 */
const PERCENT_DECIMALS = 8;

/** 7.5 → 0.075. @param percent any finite number */
export const percentToFraction = (percent: number): number => Number((percent / 100).toFixed(PERCENT_DECIMALS + 2));

/** 0.075 → 7.5. @param fraction any finite number */
export const fractionToPercent = (fraction: number): number => Number((fraction * 100).toFixed(PERCENT_DECIMALS));
