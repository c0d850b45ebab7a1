/** What a column of a sheet holds; it decides type, format and side of its cells. */
export type ColumnKind = 'text' | 'date' | 'money' | 'integer' | 'decimal' | 'percent';

export interface BookColumn {
  heading: string;
  kind: ColumnKind;
  /** In characters; absent: as wide as what it holds, within reason. */
  width?: number;
  /** Its heading stands out: it must be filled in. */
  required?: boolean;
  /** Runs over several lines within its width. */
  wrap?: boolean;
  /** A list of another sheet that its cells are chosen from, `Listas!$A$2:$A$9`. */
  choices?: string;
}

/** Dates as `YYYY-MM-DD`, money as on the wire; null is an empty cell. */
export type BookValue = string | number | null;

/** A row of values in the order of the columns; one in bold sums up others. */
export interface BookRow {
  values: readonly BookValue[];
  bold?: boolean;
}

export interface BookSheet {
  name: string;
  columns: readonly BookColumn[];
  /** Its rows are a list that a person filters by the heads. */
  filter?: boolean;
  /** Empty rows below, typed and ready to be filled in. */
  blankRows?: number;
}

/** What a cell of a read sheet may be; a date comes as a Date at midnight UTC. */
export type CellValue = string | number | boolean | Date | null;
