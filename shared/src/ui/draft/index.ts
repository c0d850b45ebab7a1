export { DraftNotice, RefusalReason } from './draft-notice';
export { DRAFT_PARAM } from '../../platform';
export type { FormDraft } from './use-draft';
