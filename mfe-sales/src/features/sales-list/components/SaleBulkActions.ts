import type { SaleSummary } from '@surco/shared/contract';
import { checkSaleAction } from '@surco/shared/domain';
import { call, useCachePatch, useListState } from '@surco/shared/platform';
import type { BulkActionSource, BulkRecordAction } from '@surco/shared/ui/list';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { RECORD_CALLS, SALE_LIST_CALLS } from '../../../common/model/affectedCalls';
import { deliveryTexts } from '../../../common/model/deliveryTexts';
import { findPendingDelivery } from '../../../common/model/deliveryValues';
import { DEFAULT_SORT } from '../../../common/model/tabs';
import { createReportAction } from '../api/createReportAction';
import { bulkTexts } from '../bulkTexts';
import { texts } from '../texts';

function useDeliverAction(): BulkRecordAction<SaleSummary> {
  const context = useActionContext();
  const { refresh } = useCachePatch();
  const items = useOutboxItems();
  return {
    kind: 'records',
    key: 'deliver',
    label: texts.deliver,
    icon: 'check',
    check: (sale) =>
      findPendingDelivery(items, sale.id)
        ? deliveryTexts.waiting
        : (checkSaleAction('deliver', { sale, ...context })?.message ?? null),
    formatTitle: bulkTexts.deliverTitle,
    text: bulkTexts.deliverText,
    send: ({ id, version }, { idempotencyKey }) =>
      call('POST /sales/{id}/deliver', { params: { id }, body: { version } }, { idempotencyKey }),
    formatDone: bulkTexts.delivered,
    refresh: () => refresh(...SALE_LIST_CALLS, ...RECORD_CALLS),
  };
}

/** P-02, X-17: deliver and export several sales. */
export const BulkActions: BulkActionSource<SaleSummary> = ({ children }) => {
  const { sort } = useListState([], DEFAULT_SORT);
  return children([useDeliverAction(), createReportAction('POST /sales/sale-report', 'ventas.xlsx', sort)]);
};
