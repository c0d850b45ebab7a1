import { formatNumber } from '@surco/shared/domain/formats';

const FIGURE = /^[-−–]?(\d+\.?\d*|\.\d+)$/;
/** Keypads of some phones only offer a comma: "2,5" is two and a half, "1,500" is a thousand and a half. */
const DECIMAL_COMMA = /^([-−–]?\d*),(\d{1,2}|\d{4,})$/;

/** Reads what a person typed: `null` when empty, NaN when it is no number. */
export function readNumber(text: string): number | null {
  const bare = text
    .replace(/[\s$%]/g, '')
    .replace(DECIMAL_COMMA, '$1.$2')
    .replaceAll(',', '');
  if (bare === '') return null;
  return FIGURE.test(bare) ? Number(bare.replace(/^[−–]/, '-')) : Number.NaN;
}

export const writeNumber = (value: number): string => formatNumber(value, 0, 4);

/** Percentages are shown in points and calculated as fractions, without the crumbs of binary division. */
export const toFraction = (points: number): number => Math.round(points * 10_000) / 1_000_000;
export const toPoints = (fraction: number): number => Math.round(fraction * 1_000_000) / 10_000;
