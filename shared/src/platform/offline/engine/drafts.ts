import { session } from '../../session';
import { changeEntry, getEntry, loadEntries, removeEntries } from './entries';
import type { Entry } from './entry';
import { unopened } from './locks';
import { drafted } from './rules';

const isDraft = ({ state }: Entry): boolean => state === 'draft' || state === 'error';

/** The newest draft of a form that is not open in any tab. */
export async function draftAt(place: string): Promise<Entry | null> {
  const drafts = (await loadEntries()).filter((entry) => entry.place === place && isDraft(entry));
  const free = await unopened(drafts.map(({ id }) => id));
  return drafts.find(({ id }) => free.has(id)) ?? null;
}

/** Whether a form has it open, in this tab or in another. */
export const isDraftOpen = async (id: string): Promise<boolean> => !(await unopened([id])).has(id);

/** One draft by its id; null when it has been sent or removed, or waits to be sent. */
export async function draftOf(id: string): Promise<Entry | null> {
  const entry = await getEntry(id);
  return entry && isDraft(entry) ? entry : null;
}

/** Keeps what stands in a form. What was handed in meanwhile is left alone. */
export async function saveDraft(draft: Pick<Entry, 'id' | 'place' | 'label' | 'values'>): Promise<void> {
  if (!session.get().user) return;
  await changeEntry(draft.id, (found) =>
    found && !isDraft(found) ? null : drafted({ ...found, ...draft }, Date.now()),
  );
}

/** Removes a draft, not what was handed in. */
export async function dropDraft(id: string): Promise<void> {
  if (await draftOf(id)) await removeEntries(id);
}
