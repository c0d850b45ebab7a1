import type { SearchResult } from '@surco/shared/contract';
import { formatNumber, type Role } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { createOpenCheck, listActions, listCustomerActions, listPages } from './pageItems';
import { matchesItem, rankGroups } from './rankGroups';
import { recordGroups } from './recordItems';
import { recordKinds, type RecordKind, type SearchGroup, type SearchItem } from './searchItem';

/** Customers that actions are offered for: more would hide the records below them. */
const MAX_ACTION_CUSTOMERS = 2;

/** What a user can search besides records. */
export interface SearchScope {
  remotes: readonly RegisteredRemote[];
  role: Role;
  /** Address of the user's profile. */
  profile: string | undefined;
}

/** The item that leads to the list with all matches. */
const createListItem = (kind: RecordKind, total: number, text: string): SearchItem => ({
  kind: 'list',
  to: `${recordGroups[kind].listPath}?${new URLSearchParams({ search: text })}`,
  title: `Ver los ${formatNumber(total)} resultados en ${recordGroups[kind].label}`,
});

function buildRecordGroup(kind: RecordKind, result: SearchResult, text: string, hasLists: boolean): SearchGroup {
  const { label, read } = recordGroups[kind];
  const { items, total } = read(result);
  const isCut = hasLists && total > items.length;
  return { label, items: isCut ? [...items, createListItem(kind, total, text)] : items };
}

/**
 * The results for a text: pages and actions at once, records as soon as there is an answer.
 * @param result undefined while there is no answer
 * @param hasLists whether the lists can show all matches; false for data of the device
 */
export function buildGroups(
  { remotes, role, profile }: SearchScope,
  text: string,
  result: SearchResult | undefined,
  hasLists: boolean,
): SearchGroup[] {
  const canOpen = createOpenCheck(remotes, role);
  const customers = result?.customers.data.slice(0, MAX_ACTION_CUSTOMERS) ?? [];
  const actions = [
    ...listActions(remotes, role).filter((action) => matchesItem(action, text)),
    ...customers.flatMap((customer) => listCustomerActions(remotes, role, customer)),
  ];
  const pages = listPages(remotes, role, profile).filter((page) => matchesItem(page, text));
  const [customerGroup, ...otherGroups] = result
    ? recordKinds.map((kind) => buildRecordGroup(kind, result, text, hasLists))
    : [];
  const groups = [
    ...(customerGroup ? [customerGroup] : []),
    { label: 'Acciones', items: actions },
    ...otherGroups,
    { label: 'Páginas', items: pages },
  ];
  return rankGroups(
    groups.map(({ label, items }) => ({ label, items: items.filter(canOpen) })),
    text,
  );
}

/** What is offered while nothing is typed: what was opened last, and the actions of the role. */
export const buildStartGroups = ({ remotes, role }: SearchScope, recent: readonly SearchItem[]): SearchGroup[] => {
  const canOpen = createOpenCheck(remotes, role);
  return [
    { label: 'Abiertos hace poco', items: recent.filter(canOpen) },
    { label: 'Acciones', items: listActions(remotes, role) },
  ].filter(({ items }) => items.length > 0);
};
