/** A horizontal bar. */
export interface Bar {
  label: string;
  /** Where the values of the bar are listed. */
  to?: string;
  /** A value of at least 0 for each part. */
  values: readonly number[];
}
