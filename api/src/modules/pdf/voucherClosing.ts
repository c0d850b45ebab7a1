import { statusLabels } from '@surco/shared/contract/statuses';
import { formatDate } from '@surco/shared/domain/formats';
import { fullName } from '@surco/shared/domain/names';
import { ink, page, pageWidth, type Sheet, type TextStyle } from './sheet';
import { voidStatuses } from './voucherParts';
import type { VoucherPaper } from './voucherPaper';

const small: TextStyle = { size: 7.5, color: ink.soft };
const title: TextStyle = { size: 8, face: 'bold', color: ink.red };
const notFiscal = 'Este documento no es un comprobante fiscal (CFDI).';

const conditions = ({ voucher }: VoucherPaper): string[] => [
  `Las bolsas indicadas quedan apartadas, al precio y con el descuento de este documento, hasta el ${formatDate(voucher.expiresAt)}. Si para esa fecha no se ha liquidado, el DKbono vence y las bolsas quedan libres.`,
  'Cada abono se registra con su fecha, forma de pago y referencia, y reduce el saldo. La suma de los abonos no puede superar el total.',
  'El DKbono se convierte en venta una sola vez, con la temporada abierta y cubierto el pago mínimo vigente. La entrega se hace con la venta.',
  'Las hectáreas son las que rinden las bolsas a la densidad recomendada; no garantizan una producción.',
];

export function notes(sheet: Sheet, { voucher }: VoucherPaper): void {
  if (!voucher.notes) return;
  const style: TextStyle = { width: pageWidth };
  sheet.room(sheet.heightOf('NOTAS', title) + sheet.heightOf(voucher.notes, style));
  sheet.paragraph('NOTAS', title);
  sheet.paragraph(voucher.notes, style);
  sheet.y += 8;
}

function signatures(sheet: Sheet, { voucher, customer }: VoucherPaper): void {
  const { consultant } = voucher;
  const width = 200;
  const people: [string, string, number][] = [
    [customer.contact ?? customer.name, 'Cliente', page.left + 30],
    [fullName(consultant), 'Consultor', page.right - 30 - width],
  ];
  const line = sheet.y + 44;
  const below = people.map(([name, role, x]) => {
    sheet.doc
      .moveTo(x, line)
      .lineTo(x + width, line)
      .lineWidth(0.7)
      .strokeColor(ink.text)
      .stroke();
    const height = sheet.write(name, x, line + 4, { width, align: 'center' });
    return line + 4 + height + sheet.write(role, x, line + 4 + height, { ...small, width, align: 'center' });
  });
  sheet.y = Math.max(...below) + 10;
}

/** The privacy notice, and two people who sign, each with a name of up to two lines. */
const aroundSigning = 108;

/** Conditions, privacy and signatures stay together: a signature is under what it signs. */
export function closing(sheet: Sheet, paper: VoucherPaper): void {
  const texts = conditions(paper);
  const style: TextStyle = { ...small, width: pageWidth - 14 };
  const heights = texts.map((text) => sheet.heightOf(text, style) + 3);
  sheet.room(heights.reduce((sum, height) => sum + height, sheet.heightOf('CONDICIONES', title) + aroundSigning));
  sheet.paragraph('CONDICIONES', title);
  sheet.y += 3;
  for (const [index, text] of texts.entries()) {
    sheet.write(`${index + 1}.`, page.left, sheet.y, small);
    sheet.y += sheet.write(text, page.left + 14, sheet.y, style) + 3;
  }
  const label = `Aviso de privacidad: ${paper.privacyUrl}`;
  const height = sheet.write(label, page.left, sheet.y, small);
  sheet.doc.link(page.left, sheet.y, pageWidth, height, paper.privacyUrl);
  sheet.y += height + 2;
  signatures(sheet, paper);
}

function watermark({ doc }: Sheet, word: string): void {
  doc.save();
  doc.rotate(-38, { origin: [page.width / 2, page.height / 2] });
  doc.font('bold').fontSize(96).fillColor(ink.red).fillOpacity(0.12);
  doc.text(word, -100, page.height / 2 - 70, { width: page.width + 200, align: 'center', lineBreak: false });
  doc.restore();
  doc.fillOpacity(1);
}

/** On every page: its number, what the paper is not, and across it what it is no more. */
export function everyPage({ voucher }: VoucherPaper) {
  return (sheet: Sheet, number: number, of: number): void => {
    if (voidStatuses.includes(voucher.status)) watermark(sheet, statusLabels[voucher.status].toUpperCase());
    sheet.rule(742);
    sheet.write(notFiscal, page.left, 748, { ...small, face: 'bold', width: 300 });
    sheet.write(`DKbono ${voucher.folio}`, page.left, 760, { ...small, width: 300 });
    sheet.write(`Página ${number} de ${of}`, page.right - 120, 748, { ...small, width: 120, align: 'right' });
  };
}
