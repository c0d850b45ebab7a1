/** Sizes of the pages of a list (E-04, K-01). */
export const pageLimits = {
  defaultSize: 10,
  /** Rows of the largest page. */
  maxSize: 1_000,
  /** Rows of the longest list that size `all` answers; a longer one is requested page by page. */
  maxUnpagedRows: 5_000,
} as const;
