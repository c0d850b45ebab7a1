/** Drafts and submitted forms on this device: the part that every page loads. The offline engine holds the rest. */
export { useOutboxCount } from './outboxCount';
export type { OutboxItem, OutboxRequest, OutboxState, Refusal } from './outboxItem';
export type { OutboxSubmission, SubmitResult } from './submit';
