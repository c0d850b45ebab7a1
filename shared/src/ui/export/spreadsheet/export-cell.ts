/**
 * A cell of an exported list: text, a number (with two decimals unless it is an integer), a number that always has two
 * decimals, a fraction shown as a percentage, an amount of money ("123660.50"), a date (a calendar date, or the day of
 * an instant), or an instant with its time. `null` is empty.
 */
export type ExportCell =
  | string
  | number
  | null
  | { decimal: number | null }
  | { percent: number }
  | { money: string }
  | { date: string }
  | { time: string };

/** The cells of a row, in the order of the columns. */
export type ExportRow = readonly ExportCell[];

/** The header of a column; `align` applies when the column has no values. */
export interface ExportHeader {
  title: string;
  align: 'left' | 'right' | 'center';
}

/** A workbook with one list, apart from its rows. */
export interface WorkbookSpec {
  sheet: string;
  headers: readonly ExportHeader[];
  /** Time zone of the company, e.g. `America/Mexico_City`; instants are shown in it. */
  timeZone: string;
}
