type Cell = string | number;

/** What a spreadsheet would take for the beginning of a formula, or for nothing at all. */
const RISKY = /^[=+\-@\t\r\0]/;

const quote = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Security 22: a text stays a text, whatever it begins with. */
const write = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : quote(RISKY.test(cell) ? `'${cell}` : cell);

/** A table as a file that spreadsheets open with its accents: RFC 4180, with a byte order mark. */
export const csvFile = (rows: readonly (readonly Cell[])[]): Blob =>
  new Blob(['\uFEFF', rows.map((row) => row.map(write).join(',')).join('\r\n'), '\r\n'], {
    type: 'text/csv;charset=utf-8',
  });
