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

/**
 * Draws the PDF of a DKbono in this thread and returns the file. Its sections are in `voucherSections` and
 * `voucherClosing`.
 */
export function drawVoucherPdf(data: VoucherPdfData): Promise<Buffer> {
  const { folio, distributor } = data.voucher;
  const info = { title: `DKbono ${folio}`, subject: `DKbono de ${data.customer.name}`, author: distributor.name };
  const writer = new PdfWriter(info, (writer) => drawRunningHeader(writer, data));
  for (const drawSection of sections) drawSection(writer, data);
  return writer.finish(createPageDecorator(data));
}
