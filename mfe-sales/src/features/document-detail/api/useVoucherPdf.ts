import type { Voucher } from '@surco/shared/contract';
import { showErrorToast } from '@surco/shared/platform';
import { useState } from 'react';
import { downloadVoucherPdf, openVoucherPdf } from '../../../common/api/voucherPdf';

const pdfActions = { open: openVoucherPdf, download: downloadVoucherPdf } as const;

export type PdfAction = keyof typeof pdfActions;

/** opens or downloads the DKbono's PDF; `runningAction` is the one in progress. */
export function useVoucherPdf(voucher: Pick<Voucher, 'id' | 'folio'>) {
  const [runningAction, setRunningAction] = useState<PdfAction | null>(null);
  const run = async (action: PdfAction): Promise<void> => {
    if (runningAction) return;
    setRunningAction(action);
    try {
      await pdfActions[action](voucher);
    } catch (error) {
      showErrorToast(error);
    } finally {
      setRunningAction(null);
    }
  };
  return { runningAction, run };
}
