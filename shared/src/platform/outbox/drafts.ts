import { session } from '../session/session';
import { followSentItems, updateOutboxItem, getOutboxItem, loadOutbox, removeWithDependents } from './outbox';
import type { OutboxItem } from './outboxItem';
import type { DraftValues } from './draftCopies';
import { takeOverLeftDrafts } from './leftDrafts';
import { findUnopenedDrafts } from './locks';
import { isDraft, listDependents, toDraft, undoWithdrawal } from './outboxRules';
import { sendPending } from './outboxSender';

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

/**
 * Stores the values of a form. An item that has been submitted since is left unchanged. A record that was sent while the
 * form was open is referred to by its own id.
 */
export async function saveDraft({ id, ...form }: DraftValues): Promise<void> {
  if (!session.get().user) return;
  const { formKey, label, values } = await followSentItems(toDraft({ id, ...form }, Date.now()));
  await updateOutboxItem(id, (found) =>
    found && !isDraft(found) ? null : toDraft({ ...found, id, formKey, label, values }, Date.now()),
  );
}

/** Whether a draft can be lost: the server cannot have executed it, and nothing else refers to its record. */
export const canDiscard = async ({ id, sending }: OutboxItem): Promise<boolean> =>
  !sending && listDependents(id, await loadOutbox()).length === 0;

/** Removes a draft, but neither a submitted item nor one that must not be lost: the list of the outbox asks for those. */
export async function removeDraft(id: string): Promise<void> {
  const draft = await getDraft(id);
  if (draft && (await canDiscard(draft))) await removeWithDependents(id);
}

/** Makes an item that was withdrawn to be changed pending again, as it was submitted, and sends it. */
export async function keepSubmission(id: string): Promise<void> {
  await updateOutboxItem(id, (found) => found && undoWithdrawal(found));
  void sendPending();
}
