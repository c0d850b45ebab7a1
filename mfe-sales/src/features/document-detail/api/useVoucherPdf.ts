import type { Voucher } from '@surco/shared/contract';
import { notifyError } from '@surco/shared/platform';
import { useState } from 'react';
import { saveVoucherPdf, showVoucherPdf } from '../../../state/voucherPdf';

const uses = { open: showVoucherPdf, download: saveVoucherPdf } as const;

export type PdfUse = keyof typeof uses;

/** the DKbono's PDF, to look at or to keep; which of both is under way. */
export function useVoucherPdf(voucher: Pick<Voucher, 'id' | 'folio'>) {
  const [busy, setBusy] = useState<PdfUse | null>(null);
  const run = async (use: PdfUse): Promise<void> => {
    setBusy(use);
    try {
      await uses[use](voucher);
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}
