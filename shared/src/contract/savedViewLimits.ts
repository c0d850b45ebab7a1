/** Limits of saved views. */
export const savedViewLimits = {
  /** Longest name, in characters. */
  nameLength: 60,
  /** Views of one user, for one list and for all together. */
  perList: 50,
  perUser: 200,
  /** Filters and columns of one view. */
  filters: 40,
  columns: 60,
  /** Longest filter value, in characters. */
  filterLength: 200,
  /** Longest key of a column, name of a filter or sort field, in characters. */
  keyLength: 80,
  /** Filters, sort, columns and density together as JSON, in characters. */
  settingsLength: 4_000,
  /** Longest path of a list, in characters. */
  listLength: 200,
} as const;
