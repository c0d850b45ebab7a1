import type { Voucher } from '@surco/shared/contract';

/** All that the document of a DKbono shows; plain data, so that it travels to another thread. */
export interface VoucherPaper {
  voucher: Pick<
    Voucher,
    | 'folio'
    | 'status'
    | 'date'
    | 'expiresAt'
    | 'consultant'
    | 'distributor'
    | 'season'
    | 'lines'
    | 'subtotal'
    | 'tax'
    | 'total'
    | 'paid'
    | 'balance'
    | 'payments'
    | 'notes'
  >;
  customer: { name: string; contact: string | null; rfc: string | null; phone: string; locality: string };
  /** What a bag holds, by product. */
  bags: Readonly<Record<string, string>>;
  /** Why it was cancelled. */
  reason: string | null;
  /** The DKbono's page. */
  url: string;
  privacyUrl: string;
}
