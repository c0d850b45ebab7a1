import { limits } from '@surco/shared/domain';
import { fetchServerFile } from '@surco/shared/ui/export';
import type { BulkFileAction } from '@surco/shared/ui/list';
import { bulkTexts } from '../bulkTexts';

/** the report of the selected documents, with the columns of the list's report, in the order of the list. */
export const createReportAction = (
  call: 'POST /sales/sale-report' | 'POST /vouchers/voucher-report',
  fallbackName: string,
  sort: string | undefined,
): BulkFileAction<{ id: string }> => ({
  kind: 'file',
  key: 'export',
  label: bulkTexts.exportSelection,
  icon: 'download',
  check: () => null,
  maxRows: limits.selection.exportMax,
  createFile: (rows, report, signal) =>
    fetchServerFile(call, { query: { sort }, body: { ids: rows.map(({ id }) => id) } }, fallbackName, {
      report,
      signal,
    }),
});
