import type { Voucher } from '@surco/shared/contract';
import { call, isStaleRecordError, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { toVoucherSummary, removeRow, replaceRow } from '../model/listPatches';
import { ACCOUNT_CALLS, RECORD_CALLS, SALE_LIST_CALLS, STOCK_CALLS, VOUCHER_LIST_CALLS } from '../model/affectedCalls';

/** The version that was shown; the API rejects a write to an outdated one. */
interface RecordVersion {
  readonly id: string;
  readonly version: number;
}

/** Writes of a sale or DKbono from a list or its page. Lists and page show the answer at once. */
export function useDocumentActions() {
  const { patch, put, refresh } = useCachePatch();
  return useMemo(() => {
    /** Refetches lists and page when the write is rejected because the record has changed. */
    const writeOrRefresh = async <T>(write: () => Promise<T>): Promise<T> => {
      try {
        return await write();
      } catch (error) {
        if (isStaleRecordError(error)) void refresh(...SALE_LIST_CALLS, ...VOUCHER_LIST_CALLS, ...RECORD_CALLS);
        throw error;
      }
    };
    /** replaces the DKbono in every cached list and on its page by the answer. */
    const replaceVoucher = async (voucher: Voucher): Promise<void> => {
      const row = toVoucherSummary(voucher);
      await patch('GET /vouchers', (page) => replaceRow(page, row));
      await put('GET /vouchers/{id}', { params: { id: voucher.id } }, voucher);
      void refresh('GET /vouchers/totals', ...ACCOUNT_CALLS, ...STOCK_CALLS);
    };
    return {
      replaceVoucher,
      /** removes the sale from the cached lists, then refetches all lists and totals, the stock and its DKbono. */
      deleteSale: ({ id, version }: RecordVersion) =>
        writeOrRefresh(async () => {
          await call('DELETE /sales/{id}', { params: { id }, query: { version } });
          await patch('GET /sales', (page) => removeRow(page, id));
          void refresh(
            ...SALE_LIST_CALLS,
            ...VOUCHER_LIST_CALLS,
            ...STOCK_CALLS,
            'GET /vouchers/{id}',
            'GET /clients/{id}',
            'GET /clients/{id}/statement',
          );
        }),
      cancelVoucher: ({ id, version }: RecordVersion, reason: string) =>
        writeOrRefresh(async () =>
          replaceVoucher(await call('POST /vouchers/{id}/cancel', { params: { id }, body: { reason, version } })),
        ),
      reopenVoucher: ({ id, version }: RecordVersion) =>
        writeOrRefresh(async () =>
          replaceVoucher(await call('POST /vouchers/{id}/reopen', { params: { id }, body: { version } })),
        ),
    };
  }, [patch, put, refresh]);
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
