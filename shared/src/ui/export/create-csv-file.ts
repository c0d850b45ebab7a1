type CsvCell = string | number;

/** First characters that a spreadsheet would interpret as a formula or drop. */
const FORMULA_PREFIX = /^[=+\-@\t\r\0]/;

const quoteText = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Prefixes text that looks like a formula, so that a spreadsheet program never runs it. */
const formatCell = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell) : quoteText(FORMULA_PREFIX.test(cell) ? `'${cell}` : cell);

/** Creates a CSV file (RFC 4180) with a byte order mark, so that spreadsheets read the accents. */
export const createCsvFile = (rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob(['\uFEFF', rows.map((row) => row.map(formatCell).join(',')).join('\r\n'), '\r\n'], {
    type: 'text/csv;charset=utf-8',
  });
