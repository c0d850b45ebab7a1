import { formatNumber } from './formats';

/**
 * Formats a difference with its sign: 40 as "+40", −5 as "−5", 0 as "0".
 * @param format formats the absolute value; a plain number by default
 */
export const formatSigned = (value: number, format: (absolute: number) => string = (n) => formatNumber(n)): string =>
  (value === 0 ? '' : value > 0 ? '+' : '−') + format(Math.abs(value));
