import { Big } from 'big.js';
import { normalizeNumberText } from '../text/parseNumber';
import { limits } from '../limits';

/** An amount in MXN as the API writes it: exactly two decimals, no thousands separators ("123660.50"). */
export type Money = string;

/** Accepted by the arithmetic; a number counts as its shortest decimal notation, so 0.075 is exactly 0.075. */
export type DecimalValue = Big | number | string;

/** The format of {@link Money}. */
export const moneyPattern = /^-?\d{1,10}\.\d{2}$/;
const typedPattern = /^(\d+(?:\.\d*)?|\.\d+)$/;

/** Rounds half away from zero (commonly called half up) to the given decimals. */
export const roundHalfUp = (value: DecimalValue, decimals = 2): Big => new Big(value).round(decimals, Big.roundHalfUp);

/** Converts to the amount format of the API, rounded half up to two decimals. */
export const toMoney = (value: DecimalValue): Money => roundHalfUp(value).toFixed(2);

/** Whether a text is an amount in the format of the API. */
export const isMoney = (text: string): boolean => moneyPattern.test(text);

/** Whether an amount fits the database's decimal(12,2). */
export const isWithinMoneyRange = (value: DecimalValue): boolean => new Big(value).abs().lte(limits.money.max);

/**
 * Parses typed text ("$1,234.5", " 1234 ") into an amount. @returns null when it is not an amount, has more than two
 * decimals or is too large to be stored
 */
export function parseMoney(text: string): Money | null {
  const match = typedPattern.exec(normalizeNumberText(text) ?? '');
  if (!match?.[1]) return null;
  const value = new Big(match[1].replace(/^\./, '0.').replace(/\.$/, ''));
  return value.eq(roundHalfUp(value)) && isWithinMoneyRange(value) ? toMoney(value) : null;
}

/** Σ of amounts, added exactly, then rounded half up to two decimals. */
export const sumMoney = (amounts: readonly DecimalValue[]): Money =>
  toMoney(amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0)));

/** a − b, subtracted exactly, then rounded half up to two decimals. */
export const subtractMoney = (a: DecimalValue, b: DecimalValue): Money => toMoney(new Big(a).minus(b));

/** Negative, 0 or positive as a is less than, equal to or greater than b. */
export const compareMoney = (a: DecimalValue, b: DecimalValue): number => new Big(a).cmp(b);
