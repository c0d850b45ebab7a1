export { DraftNotice, RefusalReason } from './draft-notice';
export { DRAFT_PARAM, type FormDraft } from './use-draft';
