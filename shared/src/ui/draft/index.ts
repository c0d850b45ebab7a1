export { DraftNotice, RefusalReason } from './draft-notice';
export { DRAFT_PARAM } from '../../contract';
export type { FormDraft } from './use-draft';
