export type { ConfirmQuestion } from './confirm-question';
export { useConfirm } from './use-confirm';
