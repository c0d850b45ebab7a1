import { session } from '../session/session';
import { updateOutboxItem, getOutboxItem, loadOutbox, removeOutboxItems } from './outbox';
import type { OutboxItem } from './outboxItem';
import type { DraftValues } from './draftCopies';
import { takeOverLeftDrafts } from './leftDrafts';
import { findUnopenedDrafts } from './locks';
import { isDraft, toDraft } from './outboxRules';

/** The newest draft of a form that is not open in any tab; null when there is none. */
export async function findDraftOfForm(formKey: string): Promise<OutboxItem | null> {
  await takeOverLeftDrafts();
  const drafts = (await loadOutbox()).filter((item) => item.formKey === formKey && isDraft(item));
  const unopened = await findUnopenedDrafts(drafts.map(({ id }) => id));
  return drafts.find(({ id }) => unopened.has(id)) ?? null;
}

/** Whether a form has the draft open, in this tab or in another. */
export const isDraftOpen = async (id: string): Promise<boolean> => !(await findUnopenedDrafts([id])).has(id);

/** A draft by its id; null when it is sent, removed or pending. */
export async function getDraft(id: string): Promise<OutboxItem | null> {
  await takeOverLeftDrafts();
  const item = await getOutboxItem(id);
  return item && isDraft(item) ? item : null;
}

/** Stores the values of a form. An item that has been submitted since is left unchanged. */
export async function saveDraft(draft: DraftValues): Promise<void> {
  if (!session.get().user) return;
  await updateOutboxItem(draft.id, (found) =>
    found && !isDraft(found) ? null : toDraft({ ...found, ...draft }, Date.now()),
  );
}

/** Removes a draft, but not a submitted item. */
export async function removeDraft(id: string): Promise<void> {
  if (await getDraft(id)) await removeOutboxItems(id);
}
