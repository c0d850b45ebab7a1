import type { Voucher } from '@surco/shared/contract';
import { callFile, notify, notifyError } from '@surco/shared/platform';
import { saveFile } from '@surco/shared/ui/save-file';
import { useState } from 'react';
import { texts } from '../texts';

/** How long the tab may take to read the document before its address is given back, in ms. */
const READ_BY = 60_000;

export type PdfUse = 'open' | 'download';

const nameOf = ({ folio }: Pick<Voucher, 'folio'>): string => `${folio}.pdf`;

/** The tab is opened by the click itself, before anything is asked for: later a browser would take it for an advert. */
function waitingTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = texts.pdf;
    tab.document.body.textContent = texts.pdfPreparing;
  }
  return tab;
}

function show(tab: Window, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  tab.location.replace(address);
  setTimeout(() => URL.revokeObjectURL(address), READ_BY);
}

/** the DKbono's PDF. The call carries the API key, so it is fetched here and handed to a tab or saved. */
export function useVoucherPdf(voucher: Pick<Voucher, 'id' | 'folio'>) {
  const [busy, setBusy] = useState<PdfUse | null>(null);
  const run = async (use: PdfUse): Promise<void> => {
    const tab = use === 'open' ? waitingTab() : null;
    setBusy(use);
    try {
      const blob = await callFile('GET /vouchers/{id}/pdf', { params: { id: voucher.id } });
      if (tab) return show(tab, blob);
      saveFile({ name: nameOf(voucher), blob });
      if (use === 'open') notify({ severity: 'info', summary: texts.pdfBlocked });
    } catch (error) {
      tab?.close();
      notifyError(error);
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}
