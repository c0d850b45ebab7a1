import { PdfWriter } from './pdfWriter';
import { drawClosing, createPageDecorator, drawNotes } from './voucherClosing';
import type { VoucherPdfData } from './voucherPdfData';
import {
  drawHeader,
  drawLines,
  drawCustomerAndSeller,
  drawPayments,
  drawRunningHeader,
  drawTotals,
} from './voucherSections';

/** The sections of the PDF from top to bottom. */
const sections = [
  drawHeader,
  drawCustomerAndSeller,
  drawLines,
  drawTotals,
  drawPayments,
  drawNotes,
  drawClosing,
] as const;

const formatPdfTitle = ([first, ...others]: readonly VoucherPdfData[]): string =>
  others.length === 0 ? `DKbono ${first?.voucher.folio}` : `${others.length + 1} DKbonos`;

/**
 * Draws a PDF of one or several DKbonos in this thread and returns the file; each DKbono starts on a new page and
 * has its own page numbers. Its sections are in `voucherSections` and `voucherClosing`.
 */
export function drawVoucherPdf(vouchers: readonly VoucherPdfData[]): Promise<Buffer> {
  const writer = new PdfWriter({
    title: formatPdfTitle(vouchers),
    subject: `DKbono de ${[...new Set(vouchers.map(({ customer }) => customer.name))].join(', ')}`,
    author: [...new Set(vouchers.map(({ voucher }) => voucher.distributor.name))].join(', '),
  });
  for (const data of vouchers) {
    writer.startPart({
      onNewPage: (writer) => drawRunningHeader(writer, data),
      decoratePage: createPageDecorator(data),
    });
    for (const drawSection of sections) drawSection(writer, data);
  }
  return writer.finish();
}
