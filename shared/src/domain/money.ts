import { Big } from 'big.js';
import { plainFigure } from './figure';
import { limits } from './limits';

/** An amount as it travels: decimal digits with exactly two decimals, no thousands separators ("123660.50"). */
export type Money = string;

/** What the arithmetic accepts; numbers are taken by their shortest decimal writing, so .075 is exactly .075. */
export type Decimal = Big | number | string;

const wire = /^-?\d{1,10}\.\d{2}$/;
const typed = /^(\d+(?:\.\d*)?|\.\d+)$/;

/** Rounds half away from zero (what people call half up) to the given decimals. */
export const roundHalfUp = (value: Decimal, decimals = 2): Big => new Big(value).round(decimals, Big.roundHalfUp);

/** Writes an amount for the wire, rounded half up to two decimals. */
export const toMoney = (value: Decimal): Money => roundHalfUp(value).toFixed(2);

/** Whether a text is an amount as the wire writes it. */
export const isMoney = (text: string): boolean => wire.test(text);

/** Whether an amount fits the database's decimal(12,2). */
export const fitsMoney = (value: Decimal): boolean => new Big(value).abs().lte(limits.money.max);

/**
 * Reads what a person typed ("$1,234.5", " 1234 ") into a wire amount; null when it is no amount,
 * has more than two decimals or is too great to be stored.
 */
export function parseMoney(text: string): Money | null {
  const match = typed.exec(plainFigure(text) ?? '');
  if (!match?.[1]) return null;
  const value = new Big(match[1].replace(/^\./, '0.').replace(/\.$/, ''));
  return value.eq(roundHalfUp(value)) && fitsMoney(value) ? toMoney(value) : null;
}

/** Σ of amounts, exact. */
export const sumMoney = (amounts: readonly Decimal[]): Money =>
  toMoney(amounts.reduce<Big>((sum, amount) => sum.plus(amount), new Big(0)));

/** a − b, exact. */
export const subtractMoney = (a: Decimal, b: Decimal): Money => toMoney(new Big(a).minus(b));

/** Negative, 0 or positive as a is less than, equal to or greater than b. */
export const compareMoney = (a: Decimal, b: Decimal): number => new Big(a).cmp(b);
