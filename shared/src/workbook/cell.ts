/**
 * A cell of an exported list: a text, a whole figure, one with decimals, a fraction shown as a percentage, an amount of
 * money ("123660.50"), a calendar date or the day of an instant, or an instant with its time. `null` leaves it empty.
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

/** The head of a column. */
export interface ExportHead {
  title: string;
  align: 'left' | 'right' | 'center';
}

/** What a workbook of one list is like, apart from its rows. */
export interface BookSpec {
  sheet: string;
  heads: readonly ExportHead[];
  /** Where the company is: an instant falls on the day it is there. */
  timeZone: string;
}
