import { session } from '../session/session';
import type { OutboxItem } from './outboxItem';

/** Local storage key of the copy of a draft that is being written to the database; the draft's id follows. */
export const DRAFT_COPY_PREFIX = 'surco.draftCopy.';

export type DraftValues = Pick<OutboxItem, 'id' | 'formKey' | 'label' | 'values'>;

/** Removes a copy, unless a newer one has its place. */
export function removeDraftCopy(key: string, text: string): void {
  try {
    if (localStorage.getItem(key) === text) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage holds nothing.
  }
}

/**
 * Copies a draft of the signed-in user at once. A page that goes away takes its unfinished database transaction with
 * it, but not this copy: the next page takes it over.
 * @returns a function that removes the copy, for when the database has the draft
 */
export function keepDraftCopy(draft: DraftValues): () => void {
  const userId = session.get().user?.id;
  if (!userId) return () => undefined;
  const key = DRAFT_COPY_PREFIX + draft.id;
  const item = { ...draft, state: 'draft', savedAt: new Date().toISOString() };
  const text = JSON.stringify({ userId, item });
  try {
    localStorage.setItem(key, text);
  } catch {
    // Forbidden or full: only what was typed just before the page goes away can be lost.
  }
  return () => removeDraftCopy(key, text);
}
