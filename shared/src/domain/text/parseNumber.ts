/** Thousands separated by commas, as in es-MX. */
const GROUPED_THOUSANDS = /^[-−–]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** A comma before decimals, because some phone keypads have no point: "2,5" is 2.5. */
const DECIMAL_COMMA = /^([-−–]?\d*),(\d+)$/;

/**
 * Normalizes a typed or pasted number: without currency sign and thousands separators, with a decimal point. "12,5"
 * becomes "12.5", never "125".
 * @returns null when the commas separate neither thousands nor decimals
 */
export function normalizeNumberText(text: string): string | null {
  const bare = text.replace(/[\s$]/g, '');
  if (!bare.includes(',')) return bare;
  if (GROUPED_THOUSANDS.test(bare)) return bare.replaceAll(',', '');
  return DECIMAL_COMMA.test(bare) ? bare.replace(',', '.') : null;
}

const NUMBER = /^[-−–]?(?:\d+\.?\d*|\.\d+)$/;

/** Parses a typed or pasted number: "1,234.50", "$1 234", "7,5 %". @returns null when empty, NaN when not a number */
export function parseNumber(text: string): number | null {
  const bare = normalizeNumberText(text.replaceAll('%', ''));
  if (bare === '') return null;
  return bare !== null && NUMBER.test(bare) ? Number(bare.replace(/^[−–]/, '-')) : Number.NaN;
}
