import { session } from '../../session';
import { COUNT_KEY, countEntries } from '../offline';
import { type Entry, isEntry } from './entry';
import { outdated } from './rules';
import { entryStore } from './store';

const NONE: readonly Entry[] = [];
let shown: readonly Entry[] = NONE;
const listeners = new Set<() => void>();

/** Newest first. */
const byAge = (a: Entry, b: Entry): number => b.savedAt.localeCompare(a.savedAt);

/** Reads all that the signed-in person has on this device. */
export async function loadEntries(changed = false): Promise<readonly Entry[]> {
  const { user } = session.get();
  const stored = user ? await entryStore.all() : [];
  const entries = stored.filter(isEntry).toSorted(byAge);
  if (session.get().user?.id !== user?.id) return shown;
  shown = entries;
  countEntries(entries.length, changed);
  for (const listener of listeners) listener();
  return entries;
}

const told = (): Promise<unknown> => loadEntries(true);

export async function putEntry(entry: Entry): Promise<void> {
  await entryStore.put(entry);
  await told();
}

/** Decides on the entry as the store has it now; null leaves it as it is. */
export async function changeEntry(id: string, decide: (entry: Entry | null) => Entry | null): Promise<void> {
  await entryStore.change(id, (found) => decide(isEntry(found) ? found : null));
  await told();
}

export async function removeEntries(...ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await entryStore.remove(...ids);
  await told();
}

export async function getEntry(id: string): Promise<Entry | null> {
  const found = await entryStore.get(id);
  return isEntry(found) ? found : null;
}

/** Puts aside what nobody needs to see any more. */
export async function tidyEntries(): Promise<void> {
  const entries = await loadEntries();
  await removeEntries(...entries.filter((entry) => outdated(entry, Date.now())).map(({ id }) => id));
}

export const entriesNow = (): readonly Entry[] => shown;

/** Follows the entries, those that another tab changes as well. */
export function onEntries(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

window.addEventListener('storage', ({ key }) => {
  if (key === COUNT_KEY) void loadEntries();
});
