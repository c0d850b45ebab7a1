import { limits } from '@surco/shared/domain';
import { fetchServerFile } from '@surco/shared/ui/export';
import type { BulkFileAction } from '@surco/shared/ui/list';
import { bulkTexts } from '../bulkTexts';

/** the report of the selected documents, with the same columns as that of the list. */
export const createReportAction = (
  call: 'POST /sales/sale-report' | 'POST /vouchers/voucher-report',
  fallbackName: string,
): BulkFileAction<{ id: string }> => ({
  kind: 'file',
  key: 'export',
  label: bulkTexts.exportSelection,
  icon: 'download',
  check: () => null,
  maxRows: limits.selection.exportMax,
  createFile: (rows, report, signal) =>
    fetchServerFile(call, { body: { ids: rows.map(({ id }) => id) } }, fallbackName, { report, signal }),
});
