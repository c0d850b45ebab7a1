import { create } from 'zustand';

/**
 * Local storage key: how many outbox items (drafts, pending and recently sent ones) the user of this browser has, and
 * when that changed. The stored name is that of older versions.
 */
export const OUTBOX_COUNT_KEY = 'surco.entries';

function readStoredCount(): number {
  try {
    return Number.parseInt(localStorage.getItem(OUTBOX_COUNT_KEY) ?? '', 10) || 0;
  } catch {
    return 0;
  }
}

/** How many outbox items exist: drafts, pending and recently sent ones; known before the database is opened. */
export const useOutboxCount = create<{ count: number }>()(() => ({ count: readStoredCount() }));

/**
 * Publishes the count to this tab and, through local storage, to the others.
 * @param hasChanged whether an item changed: other tabs then reload even if the count is the same
 */
export function publishOutboxCount(count: number, hasChanged: boolean): void {
  useOutboxCount.setState({ count });
  if (!hasChanged && readStoredCount() === count) return;
  try {
    if (count) localStorage.setItem(OUTBOX_COUNT_KEY, `${count} ${Date.now()}`);
    else localStorage.removeItem(OUTBOX_COUNT_KEY);
  } catch {
    // The count is read again when the database is opened.
  }
}
