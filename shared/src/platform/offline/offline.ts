import { create } from 'zustand';
import { hasDatabase } from './databases';
import type { Engine } from './engine';

/** Local storage key: how many drafts and unsent things the person in this browser has, and when that changed. */
export const COUNT_KEY = 'surco.entries';

function storedCount(): number {
  try {
    return Number.parseInt(localStorage.getItem(COUNT_KEY) ?? '', 10) || 0;
  } catch {
    return 0;
  }
}

/** Whether there is anything to show, known before the device's store is opened. */
export const useEntryCount = create<{ count: number }>()(() => ({ count: storedCount() }));

/** Tells it to this tab and, where something `changed`, by storage to the others. */
export function countEntries(count: number, changed: boolean): void {
  useEntryCount.setState({ count });
  if (!changed && storedCount() === count) return;
  try {
    if (count) localStorage.setItem(COUNT_KEY, `${count} ${Date.now()}`);
    else localStorage.removeItem(COUNT_KEY);
  } catch {
    // Known again when the store is opened.
  }
}

let loading: Promise<Engine> | undefined;

/**
 * Everything that works without a network; its code is fetched when it is first needed.
 * @throws Error where the browser keeps nothing
 */
export function offline(): Promise<Engine> {
  if (!hasDatabase()) return Promise.reject(new Error('This browser keeps no database.'));
  loading ??= import(/* webpackChunkName: "offline" */ './engine').then(
    ({ engineNow }) => engineNow,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
