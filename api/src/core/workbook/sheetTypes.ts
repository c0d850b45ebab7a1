import type { ValueKind } from '@surco/shared/records/lists/describedColumn';

export interface SheetColumn {
  heading: string;
  /** Sets the type, number format and alignment of the cells. */
  kind: ValueKind;
  /** In characters. Default: that of the kind, or of the heading where it is longer. */
  width?: number;
  /** Must be filled in; its heading is highlighted. */
  required?: boolean;
  /** Wraps long texts to several lines. */
  wrap?: boolean;
  /** What the cells show for some texts; others are shown as they are. */
  labels?: Readonly<Record<string, string>>;
  /** Cell range with the choices of a dropdown, `Listas!$A$2:$A$9`. */
  choices?: string;
}

/** Dates are `YYYY-MM-DD`, times `YYYY-MM-DDTHH:mm`, money is a decimal text such as `3950.00`; null is an empty cell. */
export type SheetValue = string | number | null;

/** A row of values in the order of the columns. Rows with totals are bold. */
export interface SheetRow {
  values: readonly SheetValue[];
  bold?: boolean;
}

export interface SheetDefinition {
  name: string;
  columns: readonly SheetColumn[];
  /** Whether the headings have filter buttons. */
  hasFilter?: boolean;
  /** Number of formatted empty rows below. */
  blankRows?: number;
}

/** Rows of one sheet, by its position. Batches come sheet by sheet. */
export interface RowBatch {
  sheet: number;
  rows: readonly SheetRow[];
}

/** A number and the text that its cell shows, where they differ: 421 shown as 00421. */
export interface FormattedNumber {
  value: number;
  shown: string;
}

/** The text of a cell whose formula no program has computed yet. */
export const uncomputedMarker = '#SIN-CALCULAR!';

/** The value of a cell that was read. A date is in UTC, at midnight unless the cell has a time of day. */
export type CellValue = string | number | boolean | Date | FormattedNumber | null;

/** The sheet that was read, its cells by row and column. */
export interface SheetCells {
  /** '' of a text with separated values. */
  name: string;
  rows: CellValue[][];
}
