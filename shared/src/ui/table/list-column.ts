import type { ReactNode } from 'react';
import type { ExportCell } from '../export/spreadsheet/export-cell';
import type { RowAction } from '../menu/row-menu';

/** Definition of a list column. */
export interface ListColumn<T> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  /** Numbers are aligned right. */
  align?: 'left' | 'right' | 'center';
  /** Field that the API sorts by; without one the column is not sortable. */
  sortField?: string;
  /** Position on a phone's card: title, beside the title, a line (default), or hidden. */
  cardPosition?: 'title' | 'aside' | 'line' | 'hidden';
  nowrap?: boolean;
  /** Width in px. */
  width?: number;
  /** The cell in an exported spreadsheet; needed when `render` returns more than text. */
  exportCell?: (row: T) => ExportCell;
  /** Unit of the numbers: `render` shows it in each cell, a spreadsheet once in the header. */
  unit?: string;
  /** Hidden in the table until the user chooses it; does not affect cards. */
  optional?: true;
}

/** The actions of a row for the current user; no menu is shown without actions. */
export type RowActions<T> = (row: T) => readonly RowAction[];
