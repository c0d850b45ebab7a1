/**
 * Drafts and submitted forms on this device: the part that every page loads. The offline engine holds the rest.
 *
 * - `outbox`: the items of the signed-in user, read from and written to the device
 * - `outboxItem`: their shape; `outboxRules`: how they change; `outboxCount`: how many there are, for all tabs
 * - `drafts`, `submit`: what a form calls
 * - `readPendingPhotos`, `sendPhotos`: the photos of a payment, which follow it
 * - `sendOutboxItem`, `outboxSender`: send one item; send all that are due
 * - `draftCopies`, `leftDrafts`: copies of drafts, which survive a page that goes away before the database has them
 * - `locks`: one tab at a time edits a draft or sends
 */
export { keepDraftCopy } from './draftCopies';
export { useOutboxCount } from './outboxCount';
export type { OutboxItem, OutboxRequest, OutboxState, Refusal } from './outboxItem';
export { readPendingPhotos, type PendingPhoto, warnOfMissingPhoto } from './readPendingPhotos';
export type { OutboxSubmission, SubmitResult } from './submit';
