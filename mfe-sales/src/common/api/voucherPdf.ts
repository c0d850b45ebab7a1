import { fetchServerFile, type NamedFile, openFile, saveFile } from '@surco/shared/ui/export';

interface VoucherRef {
  readonly id: string;
  readonly folio: string;
}

/** Fetched by script because the call needs the API key. The file is small, so no progress is shown. */
const fetchVoucherPdf = ({ id, folio }: VoucherRef): Promise<NamedFile> =>
  fetchServerFile('GET /vouchers/{id}/pdf', { params: { id } }, `${folio}.pdf`);

/**
 * opens the DKbono's PDF in a new tab, or saves it when no tab can be opened. Never throws: a failure is shown as
 * a toast.
 */
export const openVoucherPdf = (voucher: VoucherRef): Promise<void> => openFile(() => fetchVoucherPdf(voucher));

/** saves the DKbono's PDF. @throws ApiError */
export const downloadVoucherPdf = async (voucher: VoucherRef): Promise<void> =>
  saveFile(await fetchVoucherPdf(voucher));
