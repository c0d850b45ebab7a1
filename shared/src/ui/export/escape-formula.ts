/** First characters that a spreadsheet would interpret as a formula or drop. */
const FORMULA_PREFIX = /^[=+\-@\t\r\0]/;

/** Prefixes text that looks like a formula, so that a spreadsheet program never runs it. */
export const escapeFormula = (text: string): string => (FORMULA_PREFIX.test(text) ? `'${text}` : text);
