import type { CustomerDetail } from '@surco/shared/contract';
import { CUSTOMER_MERGERS, hasRole } from '@surco/shared/domain';
import { call, refreshAll, useActor } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { undoMergeTexts as texts } from '../texts';

/** separates the customer that was merged into this one within the last day. */
export function useUndoMerge(customer: CustomerDetail) {
  const { role } = useActor();
  const { confirm, dialog } = useConfirm();
  const mergedName = customer.lastMerge?.name ?? '';
  const undo = () =>
    confirm({
      title: texts.title(mergedName),
      text: texts.text(mergedName),
      confirmLabel: texts.confirm,
      action: async () => {
        await call('POST /clients/{id}/unmerge', {
          params: { id: customer.id },
          body: { version: customer.version },
        });
        void refreshAll();
      },
      doneMessage: texts.done(mergedName),
    });
  return { mayMerge: hasRole(role, CUSTOMER_MERGERS), mergedName, undo, dialog };
}
