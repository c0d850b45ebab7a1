import type { Voucher } from '@surco/shared/contract';
import { showErrorToast } from '@surco/shared/platform';
import { useState } from 'react';
import { downloadVoucherPdf, openVoucherPdf } from '../../../common/api/voucherPdf';

const pdfActions = { open: openVoucherPdf, download: downloadVoucherPdf } as const;

export type PdfAction = keyof typeof pdfActions;

/** opens or saves the DKbono's PDF and states which is in progress. */
export function useVoucherPdf(voucher: Pick<Voucher, 'id' | 'folio'>) {
  const [busy, setBusy] = useState<PdfAction | null>(null);
  const run = async (use: PdfAction): Promise<void> => {
    setBusy(use);
    try {
      await pdfActions[use](voucher);
    } catch (error) {
      showErrorToast(error);
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}
