export { FormDialog } from './form-dialog';
export { useConfirmDiscard } from '../confirm/use-confirm-discard';
