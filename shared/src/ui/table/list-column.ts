import type { ReactNode } from 'react';
import type { RowAction } from '../menu/row-menu';

/** Definition of a list column. */
export interface ListColumn<T> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  /**
   * Address of what the value names, other than the record of the row, such as the customer of a sale. The first column
   * and the title of a card lead to the record instead. Not a link for users who may not open it.
   */
  link?: (row: T) => string;
  /** Numbers are aligned right. */
  align?: 'left' | 'right' | 'center';
  /** Field that the API sorts by; without one the column is not sortable. */
  sortField?: string;
  /** How the directions of the sort are worded; numbers by default when the column is aligned right, else texts. */
  sortAs?: 'text' | 'number' | 'date';
  /**
   * Position on a phone's card: title (the first column by default), beside the title, buttons beside the whole card,
   * one of the values below the title (default), or hidden.
   */
  cardPosition?: 'title' | 'aside' | 'buttons' | 'line' | 'hidden';
  /** Position among the main values of a card, on the line below its title; the other values follow. */
  cardOrder?: number;
  /**
   * Only screen readers get the label on a card: the value explains itself, as an amount of money or a date does; a
   * function decides for each row.
   */
  cardLabel?: 'hidden' | ((row: T) => 'hidden' | undefined);
  /** The cell is never shortened; without it, a text that does not fit ends in an ellipsis. */
  nowrap?: boolean;
  /** Width in px; in a window from 1440 px on, the least width: the column takes its share of what is left over. */
  width?: number;
  /** The value as text, for the name of the row; needed in the first column when `render` returns more than text. */
  toText?: (row: T) => string;
  /** Hidden in the table until the user chooses it; does not affect cards. */
  optional?: true;
}

/** The actions of a row for the current user; no menu is shown without actions. */
export type RowActions<T> = (row: T) => readonly RowAction[];
