import { type ReactNode, useState } from 'react';
import { showErrorToast, showSuccessToast } from '../../platform';
import type { ConfirmQuestion } from './confirm-question';
import { useLazy } from '../display/use-lazy';

interface PendingQuestion extends ConfirmQuestion {
  answer: (confirmed: boolean) => void;
}

interface ConfirmController {
  /**
   * Opens the dialog. Resolves to true when the user has confirmed and the action, if any, has succeeded; to false when
   * the user cancels or the dialog cannot be loaded.
   */
  confirm: (question: ConfirmQuestion) => Promise<boolean>;
  /** The page has to render it. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "confirm-dialog" */ './confirm-dialog');

/** Asks before a destructive action; the dialog's code loads with the first question. */
export function useConfirm(): ConfirmController {
  const [code, fetchCode] = useLazy(loadDialog);
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const [open, setOpen] = useState(false);
  const confirm = async (question: ConfirmQuestion): Promise<boolean> => {
    if (!(await fetchCode())) {
      showErrorToast('No se pudo abrir la confirmación. Revise su red e inténtelo de nuevo.');
      return false;
    }
    return new Promise((resolve) => {
      setPending({ ...question, answer: resolve });
      setOpen(true);
    });
  };
  const close = (confirmed: boolean): void => {
    pending?.answer(confirmed);
    setOpen(false);
    if (confirmed && pending?.doneMessage) showSuccessToast(pending.doneMessage);
  };
  const dialog =
    code.status === 'loaded' && pending ? (
      <code.module.ConfirmDialog question={pending} open={open} onClose={close} />
    ) : null;
  return { confirm, dialog };
}
