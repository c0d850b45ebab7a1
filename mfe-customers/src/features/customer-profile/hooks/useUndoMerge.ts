import type { CustomerDetail } from '@surco/shared/contract';
import { CUSTOMER_MERGERS, hasRole } from '@surco/shared/domain';
import { call, isStaleRecordError, refreshAll, useActor, useCachePatch } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { undoMergeTexts as texts } from '../texts';

/** separates the customer that was merged into this one within the last day. */
export function useUndoMerge(customer: CustomerDetail) {
  const { role } = useActor();
  const { confirm, dialog } = useConfirm();
  const { refresh } = useCachePatch();
  const mergedName = customer.lastMerge?.name ?? '';
  const undo = () =>
    confirm({
      title: texts.title(mergedName),
      text: texts.text(mergedName),
      confirmLabel: texts.confirm,
      action: async () => {
        const request = { params: { id: customer.id }, body: { version: customer.version } };
        try {
          await call('POST /clients/{id}/unmerge', request);
        } catch (error) {
          if (isStaleRecordError(error)) void refresh('GET /clients/{id}');
          throw error;
        }
        void refreshAll();
      },
      doneMessage: texts.done(mergedName),
    });
  return { mayMerge: hasRole(role, CUSTOMER_MERGERS), mergedName, undo, dialog };
}
