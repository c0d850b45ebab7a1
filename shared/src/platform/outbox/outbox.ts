import { createStore } from 'zustand';
import type { ApiError } from '../http/apiError';
import { session } from '../session/session';
import { OUTBOX_COUNT_KEY, publishOutboxCount } from './outboxCount';
import { type OutboxItem, parseOutboxItem } from './outboxItem';
import { followRecord, getChangedRecord, isExpired, listDependents, markRefused, markSent } from './outboxRules';
import { outboxStore } from '../storage/recordStore';

const outbox = createStore<{ items: readonly OutboxItem[] }>()(() => ({ items: [] }));

const parseItems = (stored: readonly unknown[]): OutboxItem[] =>
  stored.flatMap((record) => parseOutboxItem(record) ?? []);

const compareNewestFirst = (a: OutboxItem, b: OutboxItem): number => b.savedAt.localeCompare(a.savedAt);

/**
 * Reads all outbox items (drafts, pending and recently sent ones) of the signed-in user from the device.
 * @param hasChanged whether an item changed, so that other tabs must reload, too
 * @returns newest first
 */
export async function loadOutbox(hasChanged = false): Promise<readonly OutboxItem[]> {
  const { user } = session.get();
  const stored = user ? await outboxStore.getAll() : [];
  const items = parseItems(stored).sort(compareNewestFirst);
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

/** Changes items in one transaction. @param decide returns those to write */
async function updateOutbox(decide: (items: readonly OutboxItem[]) => readonly OutboxItem[]): Promise<void> {
  await outboxStore.updateAll((stored) => decide(parseItems(stored)));
  await reloadAndBroadcast();
}

/**
 * Changes an item after its answer, unless it was removed or submitted again under another key since. In the items that
 * refer to its record, the id that the server gave replaces that of the item.
 */
const changeAnswered = ({ id, sending }: OutboxItem, change: (found: OutboxItem) => OutboxItem): Promise<void> =>
  updateOutbox((items) => {
    const found = items.find((item) => item.id === id);
    if (found?.sending?.idempotencyKey !== sending?.idempotencyKey || !found) return [];
    const changed = change(found);
    const { recordId } = changed;
    return [changed, ...(recordId ? items.flatMap((item) => followRecord(item, id, recordId) ?? []) : [])];
  });

/** Marks an item as sent. @param data what the API returned */
export const settleOutboxItem = (item: OutboxItem, data: unknown): Promise<void> =>
  changeAnswered(item, (found) => markSent(found, data, Date.now()));

/** Makes an item a draft with the reason why the server refused it. */
export const refuseOutboxItem = (item: OutboxItem, error: ApiError): Promise<void> =>
  changeAnswered(item, (found) => markRefused(found, error, Date.now()));

/** Discards an item in favour of a record that exists: the items that refer to it then refer to that record. */
export async function replaceByRecord(id: string, recordId: string): Promise<void> {
  await updateOutbox((items) => items.flatMap((item) => followRecord(item, id, recordId) ?? []));
  await removeOutboxItems(id);
}

/** The item with the ids of records in the place of those of the items that were sent meanwhile. */
export async function followSentItems(item: OutboxItem): Promise<OutboxItem> {
  const items = parseItems(await outboxStore.getAll());
  return items.reduce(
    (current, { id, recordId }) => (recordId && followRecord(current, id, recordId)) || current,
    item,
  );
}

/**
 * Removes an item, and with it the unsent ones that refer to its record. Those that refer to the change of a stored record
 * stay: without the change they refer to the record.
 */
export async function removeWithDependents(id: string): Promise<void> {
  const items = await loadOutbox();
  const removedIds = [id, ...listDependents(id, items).map((item) => item.id)];
  const withoutChange = (item: OutboxItem, changeId: string): OutboxItem => {
    const recordId = getChangedRecord(changeId, items);
    return (recordId && followRecord(item, changeId, recordId)) || item;
  };
  await updateOutbox((stored) =>
    stored.map((item) => removedIds.reduce(withoutChange, item)).filter((item) => !stored.includes(item)),
  );
  await removeOutboxItems(...removedIds);
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
