export { DraftNotice, RefusalReason } from './draft-notice';
export { DRAFT_PARAM, useDraft, type FormDraft } from './use-draft';
