/** A horizontal bar. */
export interface Bar {
  label: string;
  /** A few words below the label, e.g. the difference to another season. Not part of the table. */
  note?: string;
  /** Where the values of the bar are listed. */
  to?: string;
  /** A value of at least 0 for each part. */
  values: readonly number[];
}
