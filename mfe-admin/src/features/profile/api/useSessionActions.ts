import type { OwnSession } from '@surco/shared/contract';
import { call } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import type { ReactNode } from 'react';
import { sessionTexts as texts } from '../sessionTexts';

interface SessionActions {
  end: (session: OwnSession) => Promise<void>;
  endOthers: () => Promise<void>;
  /** The confirmation dialog; the caller must render it. */
  dialog: ReactNode;
}

/**
 * Ends one own session, or all others, after a confirmation.
 * @param reload loads the sessions again; called also after a failure, because the session may have ended meanwhile
 */
export function useSessionActions(reload: () => unknown): SessionActions {
  const reloadAfter = (write: Promise<unknown>): Promise<unknown> => write.finally(reload);
  const { confirm, dialog } = useConfirm();
  const end = async ({ id, device }: OwnSession): Promise<void> => {
    await confirm({
      title: texts.endTitle(device ?? texts.unknownDevice),
      text: texts.endText,
      confirmLabel: texts.end,
      danger: true,
      action: () => reloadAfter(call('DELETE /users/me/sessions/{id}', { params: { id } })),
      doneMessage: texts.ended,
    });
  };
  const endOthers = async (): Promise<void> => {
    await confirm({
      title: texts.endOthersTitle,
      text: texts.endOthersText,
      confirmLabel: texts.endOthers,
      danger: true,
      action: () => reloadAfter(call('DELETE /users/me/sessions', {})),
      doneMessage: texts.othersEnded,
    });
  };
  return { end, endOthers, dialog };
}
