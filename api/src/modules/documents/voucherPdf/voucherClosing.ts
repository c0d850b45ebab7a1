import { formatDate, formatFullName, statusLabels } from '@surco/shared/domain';
import { colors, pageLayout, contentWidth, type PdfWriter, type TextStyle } from './pdfWriter';
import { headingStyle, smallStyle, voidStatuses } from './voucherSections';
import type { VoucherPdfData } from './voucherPdfData';

const notFiscalText = 'Este documento no es un comprobante fiscal (CFDI).';

const listConditionTexts = ({ voucher }: VoucherPdfData): string[] => [
  `Las bolsas indicadas quedan apartadas, al precio y con el descuento de este documento, hasta el ${formatDate(voucher.expiresAt)}. Si para esa fecha no se ha liquidado, el DKbono vence y las bolsas quedan libres.`,
  'Cada abono se registra con su fecha, forma de pago y referencia, y reduce el saldo. La suma de los abonos no puede superar el total.',
  'El DKbono se convierte en venta una sola vez, con la temporada abierta y cubierto el pago mínimo vigente. La entrega se hace con la venta.',
  'Las hectáreas son las que rinden las bolsas a la densidad recomendada; no garantizan una producción.',
];

/** Draws the notes of the DKbono, if it has any. */
export function drawNotes(writer: PdfWriter, { voucher }: VoucherPdfData): void {
  if (!voucher.notes) return;
  const style: TextStyle = { width: contentWidth };
  writer.ensureSpace(writer.measureHeight('NOTAS', headingStyle) + writer.measureHeight(voucher.notes, style));
  writer.drawParagraph('NOTAS', headingStyle);
  writer.drawParagraph(voucher.notes, style);
  writer.y += 8;
}

function drawSignatures(writer: PdfWriter, { voucher, customer }: VoucherPdfData): void {
  const { consultant } = voucher;
  const width = 200;
  const people: [string, string, number][] = [
    [customer.contact ?? customer.name, 'Cliente', pageLayout.left + 30],
    [formatFullName(consultant), 'Consultor', pageLayout.right - 30 - width],
  ];
  const line = writer.y + 44;
  const below = people.map(([name, role, x]) => {
    writer.doc
      .moveTo(x, line)
      .lineTo(x + width, line)
      .lineWidth(0.7)
      .strokeColor(colors.text)
      .stroke();
    const height = writer.write(name, x, line + 4, { width, align: 'center' });
    return line + 4 + height + writer.write(role, x, line + 4 + height, { ...smallStyle, width, align: 'center' });
  });
  writer.y = Math.max(...below) + 10;
}

/** Height in points of the privacy notice and two signatures, each with a name of up to two lines. */
const signatureBlockHeight = 108;

/** Draws conditions, privacy notice and signatures on one page, so that a signature is below what it signs. */
export function drawClosing(writer: PdfWriter, data: VoucherPdfData): void {
  const texts = listConditionTexts(data);
  const style: TextStyle = { ...smallStyle, width: contentWidth - 14 };
  const heights = texts.map((text) => writer.measureHeight(text, style) + 3);
  writer.ensureSpace(
    heights.reduce(
      (sum, height) => sum + height,
      writer.measureHeight('CONDICIONES', headingStyle) + signatureBlockHeight,
    ),
  );
  writer.drawParagraph('CONDICIONES', headingStyle);
  writer.y += 3;
  for (const [index, text] of texts.entries()) {
    writer.write(`${index + 1}.`, pageLayout.left, writer.y, smallStyle);
    writer.y += writer.write(text, pageLayout.left + 14, writer.y, style) + 3;
  }
  const { url, version, responsibleName } = data.privacyNotice;
  const of = responsibleName ? ` de ${responsibleName}` : '';
  const label = `Aviso de privacidad${of} (versión ${version}): ${url}`;
  const height = writer.write(label, pageLayout.left, writer.y, smallStyle);
  writer.doc.link(pageLayout.left, writer.y, contentWidth, height, url);
  writer.y += height + 2;
  drawSignatures(writer, data);
}

function drawWatermark({ doc }: PdfWriter, word: string): void {
  doc.save();
  doc.rotate(-38, { origin: [pageLayout.width / 2, pageLayout.height / 2] });
  doc.font('bold').fontSize(96).fillColor(colors.red).fillOpacity(0.12);
  doc.text(word, -100, pageLayout.height / 2 - 70, {
    width: pageLayout.width + 200,
    align: 'center',
    lineBreak: false,
  });
  doc.restore();
  doc.fillOpacity(1);
}

/** Returns the function that draws the footer of each page and, on a void DKbono, its status across the page. */
export function createPageDecorator({ voucher }: VoucherPdfData) {
  return (writer: PdfWriter, page: number, pageCount: number): void => {
    if (voidStatuses.includes(voucher.status)) drawWatermark(writer, statusLabels[voucher.status].toUpperCase());
    writer.drawRule(742);
    writer.write(notFiscalText, pageLayout.left, 748, { ...smallStyle, weight: 'bold', width: 300 });
    writer.write(`DKbono ${voucher.folio}`, pageLayout.left, 760, { ...smallStyle, width: 300 });
    writer.write(`Página ${page} de ${pageCount}`, pageLayout.right - 120, 748, {
      ...smallStyle,
      width: 120,
      align: 'right',
    });
  };
}
