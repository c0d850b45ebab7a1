import type { VoucherSummary } from '@surco/shared/contract';
import { cancelReason, checkVoucherAction, limits } from '@surco/shared/domain';
import { call, useCachePatch, useListState } from '@surco/shared/platform';
import { fetchServerFile } from '@surco/shared/ui/export';
import type { BulkActionSource, BulkFileAction, BulkRecordAction } from '@surco/shared/ui/list';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { RECORD_CALLS, STOCK_CALLS, VOUCHER_LIST_CALLS } from '../../../common/model/affectedCalls';
import { DEFAULT_SORT } from '../../../common/model/tabs';
import { createReportAction } from '../api/createReportAction';
import { bulkTexts } from '../bulkTexts';
import { texts } from '../texts';

/** the PDFs of the selected DKbonos in one file. */
const pdfAction: BulkFileAction<VoucherSummary> = {
  kind: 'file',
  key: 'pdf',
  label: bulkTexts.pdf,
  icon: 'file',
  check: () => null,
  maxRows: limits.selection.pdfMax,
  createFile: (rows, report, signal) =>
    fetchServerFile('POST /vouchers/pdf', { body: { ids: rows.map(({ id }) => id) } }, 'DKbonos.pdf', {
      report,
      signal,
    }),
};

function useCancelAction(): BulkRecordAction<VoucherSummary> {
  const context = useActionContext();
  const { refresh } = useCachePatch();
  return {
    kind: 'records',
    key: 'cancel',
    label: texts.cancel,
    icon: 'close',
    danger: true,
    check: (voucher) => checkVoucherAction('cancel', { voucher, ...context })?.message ?? null,
    formatTitle: bulkTexts.cancelTitle,
    text: bulkTexts.cancelText,
    input: cancelReason,
    send: ({ id, version }, { input, idempotencyKey }) =>
      call('POST /vouchers/{id}/cancel', { params: { id }, body: { reason: input, version } }, { idempotencyKey }),
    formatDone: bulkTexts.cancelled,
    refresh: () => refresh(...VOUCHER_LIST_CALLS, ...RECORD_CALLS, ...STOCK_CALLS),
  };
}

/** PDFs, export and cancellation of several DKbonos. */
export const BulkActions: BulkActionSource<VoucherSummary> = ({ children }) => {
  const { sort } = useListState([], DEFAULT_SORT);
  const exportAction = createReportAction('POST /vouchers/voucher-report', 'dkbonos.xlsx', sort);
  return children([pdfAction, exportAction, useCancelAction()]);
};
