/**
 * What the values of a column are. A date is a calendar date, or an instant of which the day counts; a time is an
 * instant; money is a decimal text ("3950.00"); a percentage is a fraction (0.075 is 7.5 %). Dates and times are those of
 * the company's time zone.
 */
export type ValueKind = 'text' | 'date' | 'time' | 'money' | 'integer' | 'decimal' | 'percent';

/** A column of a list and of its export: heading and value. */
export interface DescribedColumn<T> {
  heading: string;
  /** Default: a text. */
  kind?: ValueKind;
  /** Unit of the numbers: a list shows it in each cell, a spreadsheet once in the heading. */
  unit?: string;
  /** Width of the column of a spreadsheet, in characters, where its texts need more than those of other columns. */
  width?: number;
  /** The value of a record; null when it has none. */
  value: (row: T) => string | number | null;
}

/** The columns of a list by their key. */
export type DescribedColumns<T> = Readonly<Record<string, DescribedColumn<T>>>;
