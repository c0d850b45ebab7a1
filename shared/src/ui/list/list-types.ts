import type { ReactNode } from 'react';
import type { CallState, ListState } from '../../platform';
import type { PageAction } from '../feedback/action-button';
import type { FindOption, LoadOptions, Option } from '../fields/option';
import type { ListColumn, RowActions } from '../table/list-column';
import type { ListSelectionOptions } from './selection/selection-types';

/** Definition of a list filter; `name` is the query parameter in the API and in the address bar. */
export type ListFilter<F extends string = string> =
  | { kind: 'search'; name: F; label: string }
  /** `options` is undefined while they load. */
  | { kind: 'select'; name: F; label: string; options: readonly Option[] | undefined }
  /** Server-side search in a long list; `find` loads the label of a value from the address bar. */
  | { kind: 'remote'; name: F; label: string; load: LoadOptions; find?: FindOption }
  /** A range of calendar dates (`YYYY-MM-DD`) in two query parameters. */
  | { kind: 'dates'; from: F; to: F; label: string };

/** Calendar dates, `YYYY-MM-DD`; an empty string leaves that side open. */
export interface DateRange {
  from: string;
  to: string;
}

/** The part of a list's state that its filters use. */
export interface FilterState<F extends string = string> {
  filters: Partial<Record<F, string>>;
  setFilters: (change: Partial<Record<F, string | null | undefined>>) => void;
  clearFilters: () => void;
}

/** A page of a list, as the API returns it (E-04). */
export interface Page<T> {
  data: readonly T[];
  page: number;
  size: number | 'all';
  totalPages: number;
  totalRecords: number;
}

export interface ListPageProps<T extends { id: string }, F extends string> {
  /** Singular and plural of the listed records, for the count. */
  noun: readonly [one: string, many: string];
  /** Filters, page and sort from the address bar. */
  state: ListState<F>;
  /** Result of `useCall` for a paged call. */
  response: CallState<Page<T>>;
  columns: readonly ListColumn<T>[];
  filters?: readonly ListFilter<F>[];
  /** The primary action. */
  action?: PageAction;
  /** the page that imports these records; offered beside the primary action, also in the empty list. */
  importTo?: string | undefined;
  /** Secondary actions. */
  extra?: ReactNode;
  /**
   * Text of the empty list and its action; the primary action by default. `byZones`: the rows are those of the person's
   * zones, and the list says so to those who have none. `filteredText`: instead of the general one with filters.
   */
  empty: { text: string; action?: PageAction; byZones?: boolean; filteredText?: string | undefined };
  /** Offers all records on one page; the list state needs the option `canShowAll` as well. */
  canShowAll?: boolean;
  /** A line below the rows, e.g. totals. */
  totals?: (page: Page<T>) => ReactNode;
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
  /** Lets the user select records for actions on several of them. */
  selectionOptions?: ListSelectionOptions<T>;
}
