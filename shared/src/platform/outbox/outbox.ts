import { createStore } from 'zustand';
import { session } from '../session/session';
import { OUTBOX_COUNT_KEY, publishOutboxCount } from './outboxCount';
import { type OutboxItem, parseOutboxItem } from './outboxItem';
import { isExpired } from './outboxRules';
import { outboxStore } from '../storage/recordStore';

const outbox = createStore<{ items: readonly OutboxItem[] }>()(() => ({ items: [] }));

const compareNewestFirst = (a: OutboxItem, b: OutboxItem): number => b.savedAt.localeCompare(a.savedAt);

/**
 * Reads all outbox items (drafts, pending and recently sent ones) of the signed-in user from the device.
 * @param hasChanged whether an item changed, so that other tabs must reload, too
 * @returns newest first
 */
export async function loadOutbox(hasChanged = false): Promise<readonly OutboxItem[]> {
  const { user } = session.get();
  const stored = user ? await outboxStore.getAll() : [];
  const items = stored.flatMap((record) => parseOutboxItem(record) ?? []).sort(compareNewestFirst);
  if (session.get().user?.id !== user?.id) return getOutboxSnapshot();
  publishOutboxCount(items.length, hasChanged);
  outbox.setState({ items });
  return items;
}

const reloadAndBroadcast = (): Promise<unknown> => loadOutbox(true);

/** Adds an item, or replaces the one with its id. */
export async function putOutboxItem(item: OutboxItem): Promise<void> {
  await outboxStore.put(item);
  await reloadAndBroadcast();
}

/**
 * Changes an item in one transaction.
 * @param decide gets the stored item (null when there is none) and returns the new one, or null to change nothing
 */
export async function updateOutboxItem(
  id: string,
  decide: (stored: OutboxItem | null) => OutboxItem | null,
): Promise<void> {
  await outboxStore.update(id, (stored) => decide(parseOutboxItem(stored)));
  await reloadAndBroadcast();
}

/** Removes items by their ids; ids without an item are ignored. */
export async function removeOutboxItems(...ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await outboxStore.remove(...ids);
  await reloadAndBroadcast();
}

/** Reads one item from the device; null when there is none or it is not valid. */
export async function getOutboxItem(id: string): Promise<OutboxItem | null> {
  return parseOutboxItem(await outboxStore.get(id));
}

/** Removes items that were sent more than a day ago. */
export async function removeExpiredItems(): Promise<void> {
  const items = await loadOutbox();
  await removeOutboxItems(...items.filter((item) => isExpired(item, Date.now())).map(({ id }) => id));
}

/** The items as last loaded, newest first. */
export const getOutboxSnapshot = (): readonly OutboxItem[] => outbox.getState().items;

/** Calls `listener` at every change, also by another tab. @returns a function that ends it */
export const subscribeToOutbox = (listener: () => void): (() => void) => outbox.subscribe(() => listener());

window.addEventListener('storage', ({ key }) => {
  if (key === OUTBOX_COUNT_KEY) void loadOutbox();
});
