import type { OwnSession } from '@surco/shared/contract';
import { call, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { type ReactNode, useState } from 'react';
import type { PasswordQuestion } from '../components/CurrentPasswordDialog';
import { sessionTexts as texts } from '../sessionTexts';

interface SessionActions {
  end: (session: OwnSession) => Promise<void>;
  endOthers: () => Promise<void>;
  /** Asks for the password; null while it is not needed. */
  question: PasswordQuestion | null;
  closeQuestion: () => void;
  /** The confirmation dialog of an account without a password; the caller must render it. */
  dialog: ReactNode;
}

interface EndOfSessions {
  title: string;
  text: string;
  confirmLabel: string;
  doneMessage: string;
  send: (body?: { currentPassword: string }) => Promise<unknown>;
}

/**
 * Ends one own session, or all others, with the password. An account without one confirms: the host asks for a new
 * sign-in in the directory when the server needs it.
 * @param reload loads the sessions again; called also after a failure, because the session may have ended meanwhile
 */
export function useSessionActions(hasPassword: boolean, reload: () => unknown): SessionActions {
  const { confirm, dialog } = useConfirm();
  const [question, setQuestion] = useState<PasswordQuestion | null>(null);
  const ask = async ({ title, text, confirmLabel, doneMessage, send }: EndOfSessions): Promise<void> => {
    if (hasPassword) {
      setQuestion({
        title,
        help: text,
        submitLabel: confirmLabel,
        send: async (currentPassword) => {
          await send({ currentPassword }).finally(reload);
          showSuccessToast(doneMessage);
        },
      });
    } else {
      const action = (): Promise<unknown> => send().finally(reload);
      await confirm({ title, text, confirmLabel, danger: true, action, doneMessage });
    }
  };
  return {
    end: ({ id, device }) =>
      ask({
        title: texts.endTitle(device ?? texts.unknownDevice),
        text: texts.endText,
        confirmLabel: texts.end,
        doneMessage: texts.ended,
        send: (body) => call('DELETE /users/me/sessions/{id}', { params: { id }, body }),
      }),
    endOthers: () =>
      ask({
        title: texts.endOthersTitle,
        text: texts.endOthersText,
        confirmLabel: texts.endOthers,
        doneMessage: texts.othersEnded,
        send: (body) => call('DELETE /users/me/sessions', { body }),
      }),
    question,
    closeQuestion: () => setQuestion(null),
    dialog,
  };
}
