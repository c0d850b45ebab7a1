import type { Money } from './money';

/**
 * Whether an amount is more than zero. Only its sign counts, so a number is exact enough: pages that calculate no amounts
 * do without the library for decimals.
 */
export const isPositiveMoney = (amount: Money): boolean => Number(amount) > 0;
