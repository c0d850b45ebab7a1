import type { Status } from '@surco/shared/domain';

/** The kinds of records that the global search finds. */
export const recordKinds = ['customer', 'sale', 'voucher', 'product', 'user'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const itemKinds = [...recordKinds, 'action', 'page', 'list'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** One line of the results; choosing it opens an address. */
export interface SearchItem {
  /** `list`: the list with all matches of a kind. */
  kind: ItemKind;
  to: string;
  title: string;
  detail?: string;
  status?: Status;
}

export interface SearchGroup {
  label: string;
  items: readonly SearchItem[];
}

/** Identifies an item among all results. */
export const getItemKey = ({ kind, to }: SearchItem): string => `${kind} ${to}`;

/** Joins the parts of a second line that have a text. */
export const joinDetails = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ');
