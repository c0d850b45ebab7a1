import type { Voucher } from '@surco/shared/contract';
import { ApiError, call, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { saleRow, voucherRow, withoutRow, withRow } from './listPatches';
import { RECORDS, SALES, STOCK, VOUCHERS } from './shownBy';

/** A record as it was seen: a write by an outdated view is refused. */
interface Seen {
  readonly id: string;
  readonly version: number;
}

const isOutdated = (error: unknown): boolean => error instanceof ApiError && [404, 409].includes(error.status);

/** What may be done to a sale or DKbono that stands in a list or on its page; lists and page show it at once. */
export function useDocumentActions() {
  const { patch, put, refresh } = useCachePatch();
  return useMemo(() => {
    /** A refusal because the record stands otherwise by now has lists and page read again. */
    const tried = async <T>(write: () => Promise<T>): Promise<T> => {
      try {
        return await write();
      } catch (error) {
        if (isOutdated(error)) void refresh(...SALES, ...VOUCHERS, ...RECORDS);
        throw error;
      }
    };
    /** the answer replaces the DKbono, in every list that shows it and on its page. */
    const replaceVoucher = async (voucher: Voucher): Promise<void> => {
      const row = voucherRow(voucher);
      await patch('GET /vouchers', (page) => withRow(page, row));
      await put('GET /vouchers/{id}', { params: { id: voucher.id } }, voucher);
      void refresh('GET /vouchers/totals', ...STOCK);
    };
    return {
      replaceVoucher,
      /** the sale leaves the list; the DKbono it came from and the stock are read again. */
      deleteSale: ({ id, version }: Seen) =>
        tried(async () => {
          await call('DELETE /sales/{id}', { params: { id }, query: { version } });
          await patch('GET /sales', (page) => withoutRow(page, id));
          void refresh(...SALES, ...VOUCHERS, ...STOCK, 'GET /vouchers/{id}');
        }),
      deliverSale: ({ id, version }: Seen) =>
        tried(async () => {
          const sale = await call('POST /sales/{id}/deliver', { params: { id }, body: { version } });
          await patch('GET /sales', (page) => withRow(page, saleRow(sale)));
          await put('GET /sales/{id}', { params: { id } }, sale);
        }),
      cancelVoucher: ({ id, version }: Seen, reason: string) =>
        tried(async () =>
          replaceVoucher(await call('POST /vouchers/{id}/cancel', { params: { id }, body: { reason, version } })),
        ),
      reopenVoucher: ({ id, version }: Seen) =>
        tried(async () =>
          replaceVoucher(await call('POST /vouchers/{id}/reopen', { params: { id }, body: { version } })),
        ),
    };
  }, [patch, put, refresh]);
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
