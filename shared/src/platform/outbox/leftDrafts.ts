import { isRecord } from '../../domain/isRecord';
import { session } from '../session/session';
import { DRAFT_COPY_PREFIX, removeDraftCopy } from './draftCopies';
import { updateOutboxItem } from './outbox';
import { type OutboxItem, parseOutboxItem } from './outboxItem';
import { isDraft, toDraft } from './outboxRules';

function parseCopy(text: string, userId: string): OutboxItem | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isRecord(stored) && stored.userId === userId ? parseOutboxItem(stored.item) : null;
  } catch {
    return null;
  }
}

function readCopies(): [key: string, text: string][] {
  try {
    return Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith(DRAFT_COPY_PREFIX));
  } catch {
    return [];
  }
}

/** The draft as the page left it; null when the device has a newer state, or when it was submitted. */
const merge = (found: OutboxItem | null, left: OutboxItem): OutboxItem | null =>
  found && (!isDraft(found) || found.savedAt >= left.savedAt)
    ? null
    : toDraft({ ...found, ...left }, Date.parse(left.savedAt));

/** Stores the drafts whose page went away before the database had them. */
export async function takeOverLeftDrafts(): Promise<void> {
  const { user } = session.get();
  if (!user) return;
  for (const [key, text] of readCopies()) {
    const left = parseCopy(text, user.id);
    if (left) await updateOutboxItem(left.id, (found) => merge(found, left));
    removeDraftCopy(key, text);
  }
}
