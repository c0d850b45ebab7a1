import { openFile } from '@surco/shared/ui/open-file';
import { type NamedFile, saveFile } from '@surco/shared/ui/save-file';
import { serverFile } from '@surco/shared/ui/server-file';

interface Shown {
  readonly id: string;
  readonly folio: string;
}

/** The call carries the API key, so the file is fetched here. It is short: what has arrived of it need not be told. */
const fetched = ({ id, folio }: Shown): Promise<NamedFile> =>
  serverFile('GET /vouchers/{id}/pdf', { params: { id } }, `${folio}.pdf`);

/** the DKbono's PDF in a tab of its own. */
export const showVoucherPdf = (voucher: Shown): Promise<void> => openFile(() => fetched(voucher));

/** the DKbono's PDF, kept. @throws ApiError */
export const saveVoucherPdf = async (voucher: Shown): Promise<void> => saveFile(await fetched(voucher));
