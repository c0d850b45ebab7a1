import { statusLabels, type Status } from '@surco/shared/domain';
import { isRecord } from '@surco/shared/platform';
import { getItemKey, itemKinds, type ItemKind, type SearchItem } from './searchItem';

/** How many opened records and pages are stored. */
export const MAX_RECENT_ITEMS = 10;

/** Local storage key; each user has their own. Like all local storage it is emptied when the session ends. */
const getStorageKey = (userId: string): string => `surco.recent.${userId}`;

const isItemKind = (value: unknown): value is ItemKind => itemKinds.some((kind) => kind === value);
const isStatus = (value: unknown): value is Status => typeof value === 'string' && value in statusLabels;

/** Reads a stored item; null for anything else, because the storage is not trusted. */
function parseItem(value: unknown): SearchItem | null {
  if (!isRecord(value) || !isItemKind(value.kind)) return null;
  const { kind, to, title, detail, status } = value;
  if (typeof title !== 'string' || typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return null;
  return {
    kind,
    to,
    title,
    ...(typeof detail === 'string' ? { detail } : {}),
    ...(isStatus(status) ? { status } : {}),
  };
}

/** The records and pages that a user opened last on this device, the latest first. */
export function readRecentItems(userId: string): SearchItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getStorageKey(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((value) => parseItem(value) ?? []).slice(0, MAX_RECENT_ITEMS) : [];
  } catch {
    return [];
  }
}

/** Puts an opened item first; an earlier one of the same address is replaced, the oldest beyond the limit removed. */
export const withRecentItem = (items: readonly SearchItem[], opened: SearchItem): SearchItem[] =>
  [opened, ...items.filter((item) => getItemKey(item) !== getItemKey(opened))].slice(0, MAX_RECENT_ITEMS);

/** Stores that a user has opened a record or page. */
export function storeRecentItem(userId: string, opened: SearchItem): void {
  try {
    localStorage.setItem(getStorageKey(userId), JSON.stringify(withRecentItem(readRecentItems(userId), opened)));
  } catch {
    // Without storage nothing is remembered.
  }
}
