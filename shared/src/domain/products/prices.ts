import { Big } from 'big.js';
import { type Money, toMoney } from '../money/money';

/** What a price that was changed by a percentage can be rounded to, in MXN. */
export const priceRoundings = ['0.01', '1', '5', '10', '50'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/**
 * Changes a price by a fraction (0.05: 5 % more) and rounds it half up to a multiple of `rounding` MXN.
 * @returns 0.00 when the result rounds to nothing, which no product may cost
 */
export const changePrice = (price: Money, fraction: number, rounding: PriceRounding): Money =>
  toMoney(new Big(price).times(new Big(1).plus(fraction)).div(rounding).round(0, Big.roundHalfUp).times(rounding));

/** The change from one price to another as a fraction with four decimals: 4,000 → 4,200 is 0.05. */
export const computePriceChange = (before: Money, after: Money): number =>
  new Big(after).div(before).minus(1).round(4, Big.roundHalfUp).toNumber();

/** Prices may be planned up to this number of years ahead. */
const maxYearsAhead = 2;

/**
 * Checks the first day of a price, `YYYY-MM-DD`.
 * @returns a Spanish message, or null
 */
export function validatePriceDate(date: string, today: string): string | null {
  if (date < today) return 'Los precios no cambian hacia atrás: elija hoy o una fecha posterior.';
  const lastYear = Number(today.slice(0, 4)) + maxYearsAhead;
  return Number(date.slice(0, 4)) > lastYear ? `Elija una fecha hasta el año ${lastYear}.` : null;
}
