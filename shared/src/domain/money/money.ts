import { Big } from 'big.js';
import { limits } from '../limits';
import { moneyPattern } from './moneyText';

/** An amount in MXN as the API writes it: exactly two decimals, no thousands separators ("123660.50"). */
export type Money = string;

/** Accepted by the arithmetic; a number counts as its shortest decimal notation, so 0.075 is exactly 0.075. */
export type DecimalValue = Big | number | string;

/** Rounds half away from zero (commonly called half up) to the given decimals. */
export const roundHalfUp = (value: DecimalValue, decimals = 2): Big => new Big(value).round(decimals, Big.roundHalfUp);

/** Converts to the amount format of the API, rounded half up to two decimals. */
export const toMoney = (value: DecimalValue): Money => roundHalfUp(value).toFixed(2);

/** Whether a text is an amount in the format of the API. */
export const isMoney = (text: string): boolean => moneyPattern.test(text);

/** Whether an amount fits the database's decimal(12,2). */
export const isWithinMoneyRange = (value: DecimalValue): boolean => new Big(value).abs().lte(limits.money.max);

/** Σ of amounts, added exactly, then rounded half up to two decimals. */
export const sumMoney = (amounts: readonly DecimalValue[]): Money =>
  toMoney(amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0)));

/** a − b, subtracted exactly, then rounded half up to two decimals. */
export const subtractMoney = (a: DecimalValue, b: DecimalValue): Money => toMoney(new Big(a).minus(b));

/** Negative, 0 or positive as a is less than, equal to or greater than b. */
export const compareMoney = (a: DecimalValue, b: DecimalValue): number => new Big(a).cmp(b);
