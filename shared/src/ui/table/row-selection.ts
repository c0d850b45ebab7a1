/** The selected rows of a table. */
export interface RowSelection<T> {
  isSelected: (row: T) => boolean;
  /** Selects or deselects a row. @param isRange also the rows between it and the one toggled before */
  toggle: (row: T, isRange: boolean) => void;
  /** Selects all rows of the page, or deselects them when all are selected. */
  togglePage: () => void;
  /** Whether all rows of the page are selected; null for some of them. */
  isPageSelected: boolean | null;
  /** Cards show checkboxes only while the user selects; tables always. */
  isSelecting: boolean;
}
