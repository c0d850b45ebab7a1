import type { Payment } from '@surco/shared/contract';
import { fetchServerFile, type NamedFile, openFile } from '@surco/shared/ui/export';

interface DocumentRef {
  readonly id: string;
  readonly folio: string;
}

/** the PDF of a sale. Fetched by script because the call needs the API key. @throws ApiError */
export const fetchSalePdf = ({ id, folio }: DocumentRef): Promise<NamedFile> =>
  fetchServerFile('GET /sales/{id}/pdf', { params: { id }, query: {} }, `Nota de venta ${folio}.pdf`);

/** the PDF of a DKbono. @throws ApiError */
export const fetchVoucherPdf = ({ id, folio }: DocumentRef): Promise<NamedFile> =>
  fetchServerFile('GET /vouchers/{id}/pdf', { params: { id }, query: {} }, `DKbono ${folio}.pdf`);

/** the PDF of the receipt of a payment. @throws ApiError */
export const fetchReceiptPdf = ({ id, receiptFolio = '' }: Pick<Payment, 'id' | 'receiptFolio'>): Promise<NamedFile> =>
  fetchServerFile('GET /payments/{id}/pdf', { params: { id }, query: {} }, `Recibo ${receiptFolio}.pdf`);

/**
 * opens the DKbono's PDF in a new tab, or saves it when no tab can be opened. Never throws: a failure is shown as
 * a toast.
 */
export const openVoucherPdf = (voucher: DocumentRef): Promise<void> => openFile(() => fetchVoucherPdf(voucher));
