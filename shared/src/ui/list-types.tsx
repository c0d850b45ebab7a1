import type { ReactNode } from 'react';
import type { ListState } from '../platform';
import type { ExportCell } from '../workbook/cell';
import type { FindOption, LoadOptions, Option } from './option';
import type { PageAction } from './page-action';
import type { IconName } from './icon';

/** One column of a list, as data. */
export interface ListColumn<T> {
  key: string;
  title: string;
  render: (row: T) => ReactNode;
  /** Figures stand at the right. */
  align?: 'left' | 'right' | 'center';
  /** Field the API sorts by; without one the column does not sort. */
  sortField?: string;
  /** Where it stands on a phone's card: its title, beside the title, a line (the default), or nowhere. */
  phone?: 'title' | 'aside' | 'line' | 'hidden';
  nowrap?: boolean;
  /** In px. */
  width?: number;
  /** What it is in an exported spreadsheet, where `render` gives more than a text. */
  cell?: (row: T) => ExportCell;
  /** Of its figures there: `render` says it with each one, a spreadsheet once in the heading. */
  unit?: string;
  /** Stands in the table only once a person asks for it; a card shows it as `phone` says. */
  optional?: true;
}

/** Something a person may do to one row: an address to go to, or something done at once. */
export interface RowAction {
  key: string;
  label: string;
  icon?: IconName;
  to?: string;
  onSelect?: () => void;
  /** Something is lost by it: shown apart, in the colour of errors. */
  danger?: boolean;
}

/** What may be done to a row, by who looks at it and how the row stands; none, no menu. */
export type RowActions<T> = (row: T) => readonly RowAction[];

/** One filter of a list, as data; `name` is that of the API and of the address bar. */
export type ListFilter<F extends string = string> =
  | { kind: 'search'; name: F; label: string }
  /** `options` is absent while they load. */
  | { kind: 'select'; name: F; label: string; options: readonly Option[] | undefined }
  /** Too many to load at once: what is typed is searched on the server; `find` names a value that came with the address. */
  | { kind: 'remote'; name: F; label: string; load: LoadOptions; find?: FindOption }
  /** Two filters that hold calendar dates, `YYYY-MM-DD`. */
  | { kind: 'dates'; from: F; to: F; label: string };

/** Calendar dates, `YYYY-MM-DD`; an empty text leaves that side open. */
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

/** A page as the API answers it (E-04). */
export interface Page<T> {
  data: readonly T[];
  page: number;
  size: number | 'all';
  totalPages: number;
  totalRecords: number;
}

/** What a cached call gives of a paged list. */
export interface Answer<D> {
  data: D | undefined;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => unknown;
}

export interface ListPageProps<T extends { id: string }, F extends string> {
  /** What the list holds: one and many, for the count. */
  noun: readonly [one: string, many: string];
  /** Filters, page and sort of the address bar. */
  state: ListState<F>;
  /** What `useCall` gives of a paged call. */
  answer: Answer<Page<T>>;
  columns: readonly ListColumn<T>[];
  filters?: readonly ListFilter<F>[];
  /** The one primary action. */
  action?: PageAction;
  /** Secondary actions. */
  extra?: ReactNode;
  /** One sentence for a list without records, and an action; the primary one unless another is named. */
  empty: { text: string; action?: PageAction };
  /** It may be seen on one page, however long; its state takes `whole` as well. */
  whole?: boolean;
  /** A line under the rows, e.g. their sums. */
  totals?: (page: Page<T>) => ReactNode;
  rowLink?: (row: T) => string;
  rowActions?: RowActions<T>;
}
