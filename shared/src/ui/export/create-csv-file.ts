import { escapeFormula } from './escape-formula';

type CsvCell = string | number;

const quoteText = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const formatCell = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell) : quoteText(escapeFormula(cell));

/** Creates a CSV file (RFC 4180) with a byte order mark, so that spreadsheets read the accents. */
export const createCsvFile = (rows: readonly (readonly CsvCell[])[]): Blob =>
  new Blob(['\uFEFF', rows.map((row) => row.map(formatCell).join(',')).join('\r\n'), '\r\n'], {
    type: 'text/csv;charset=utf-8',
  });
