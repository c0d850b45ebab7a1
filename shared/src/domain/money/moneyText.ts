import { normalizeNumberText } from '../text/parseNumber';

/** The format of an amount as the API writes it. */
export const moneyPattern = /^-?\d{1,10}\.\d{2}$/;

/** As many digits as the database stores. */
const typedPattern = /^(?=\.?\d)0*(\d{0,10})(?:\.(\d{0,2})0*)?$/;

/**
 * Parses typed text ("$1,234.5", " 1234 ") into an amount; without the arithmetic of `money`, which forms need not load.
 * @returns null when it is not an amount, has more than two decimals or is too large to be stored
 */
export function parseMoney(text: string): string | null {
  const match = typedPattern.exec(normalizeNumberText(text) ?? '');
  return match && `${match[1] || '0'}.${(match[2] ?? '').padEnd(2, '0')}`;
}
