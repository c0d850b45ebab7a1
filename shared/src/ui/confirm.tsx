import { type ReactNode, useState } from 'react';
import { notifyError } from '../platform';
import type { Question } from './question';
import { useLazy } from './use-lazy';

export type { Question } from './question';

interface Asked extends Question {
  answer: (confirmed: boolean) => void;
}

interface Confirm {
  /** Asks and gives the answer. */
  confirm: (question: Question) => Promise<boolean>;
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

const loadDialog = () => import(/* webpackChunkName: "confirm-dialog" */ './confirm-dialog');

/** Asks before something is lost; the dialog's code is fetched with the first question. */
export function useConfirm(): Confirm {
  const [code, fetchCode] = useLazy(loadDialog);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = async (question: Question): Promise<boolean> => {
    if (!(await fetchCode())) {
      notifyError('No se pudo abrir la confirmación. Revise su red e inténtelo de nuevo.');
      return false;
    }
    return new Promise((resolve) => {
      setAsked({ ...question, answer: resolve });
      setOpen(true);
    });
  };
  const close = (confirmed: boolean): void => {
    asked?.answer(confirmed);
    setOpen(false);
  };
  const dialog =
    code.status === 'loaded' && asked ? (
      <code.module.ConfirmDialog question={asked} open={open} onClose={close} />
    ) : null;
  return { confirm: ask, dialog };
}
