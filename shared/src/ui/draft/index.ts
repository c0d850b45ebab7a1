export { DraftNotice, RefusalReason } from './draft-notice';
export { DRAFT_PARAM } from '../outbox/form-keys';
export type { FormDraft } from './use-draft';
