import { Sheet } from './sheet';
import { closing, everyPage, notes } from './voucherClosing';
import type { VoucherPaper } from './voucherPaper';
import { head, lines, parties, payments, runningHead, totals } from './voucherParts';

/** The parts of the document from top to bottom (domain.md §6). */
const parts = [head, parties, lines, totals, payments, notes, closing] as const;

/** a DKbono on paper. */
export function voucherPdf(paper: VoucherPaper): Promise<Buffer> {
  const { folio, distributor } = paper.voucher;
  const info = { title: `DKbono ${folio}`, subject: `DKbono de ${paper.customer.name}`, author: distributor.name };
  const sheet = new Sheet(info, (next) => runningHead(next, paper));
  for (const part of parts) part(sheet, paper);
  return sheet.finish(everyPage(paper));
}
