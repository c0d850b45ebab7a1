import type { Voucher } from '@surco/shared/contract';

/** The data of the DKbono PDF, as plain values that can be sent to a worker thread. */
export interface VoucherPdfData {
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
    | 'credit'
    | 'payments'
    | 'notes'
  >;
  customer: { name: string; contact: string | null; rfc: string | null; phone: string; locality: string };
  /** The contents of a bag, as text by product id. */
  bagLabels: Readonly<Record<string, string>>;
  /** The reason of the cancellation. */
  cancellationReason: string | null;
  /** Address of the page of the DKbono. */
  url: string;
  /** The privacy notice in force; the responsible party is '' until an administrator has published one. */
  privacyNotice: { url: string; version: string; responsibleName: string };
}
