/** Thousands parted by commas, as es-MX writes them. */
const GROUPED = /^[-−–]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/;
/** Keypads of some phones only offer a comma: "2,5" is two and a half, "1,500" is a thousand and a half. */
const DECIMAL_COMMA = /^([-−–]?\d*),(\d+)$/;

/**
 * What a person or a spreadsheet wrote as a figure, without sign of money or thousands and with a point before its
 * decimals; null when its commas can be read in no way: "12,5" is twelve and a half, and never 125.
 */
export function plainFigure(text: string): string | null {
  const bare = text.replace(/[\s$]/g, '');
  if (!bare.includes(',')) return bare;
  if (GROUPED.test(bare)) return bare.replaceAll(',', '');
  return DECIMAL_COMMA.test(bare) ? bare.replace(',', '.') : null;
}

const FIGURE = /^[-−–]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads what a person typed or pasted: "1,234.50", "$1 234", "7,5 %"; `null` when empty, NaN when it is no number. */
export function readFigure(text: string): number | null {
  const bare = plainFigure(text.replaceAll('%', ''));
  if (bare === '') return null;
  return bare !== null && FIGURE.test(bare) ? Number(bare.replace(/^[−–]/, '-')) : Number.NaN;
}
