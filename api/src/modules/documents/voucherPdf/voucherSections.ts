import {
  calculatePayableTotal,
  formatAmountInWords,
  formatCustomerPhone,
  formatDate,
  formatFullName,
  formatMoney,
  formatNumber,
  formatPercent,
  noValue,
  removeCodeFromName,
  getPaymentMethodLabel,
  statusLabels,
} from '@surco/shared/domain';
import { paymentFields } from '@surco/shared/records/payment';
import { drawLogo, drawQrCode } from './graphics';
import { colors, pageLayout, contentWidth, type PdfWriter, type TextStyle } from './pdfWriter';
import { drawTable, type TableColumn } from './drawTable';
import type { VoucherPdfData } from './voucherPdfData';

type Line = VoucherPdfData['voucher']['lines'][number];
type Payment = VoucherPdfData['voucher']['payments'][number];

export const smallStyle: TextStyle = { size: 7.5, color: colors.mutedText };
export const headingStyle: TextStyle = { size: 8, weight: 'bold', color: colors.red };

/** Statuses in which the DKbono is void; the status is then written across every page. */
export const voidStatuses: readonly string[] = ['CANCELADO', 'VENCIDO'];

/** Draws the header of the first page: logo, QR code, folio, status and dates. */
export function drawHeader(writer: PdfWriter, { voucher, cancellationReason, url }: VoucherPdfData): void {
  const { folio, status, date, expiresAt } = voucher;
  drawLogo(writer, pageLayout.left, 38, 34);
  writer.write('Surco', pageLayout.left + 42, 36, { size: 22, weight: 'bold', color: colors.red });
  writer.write('Semilla y ensilado', pageLayout.left + 43, 64, smallStyle);
  const size = 92;
  const x = pageLayout.right - size;
  drawQrCode(writer, url, x, 30, size);
  writer.write('Consulte este DKbono', x, 30 + size - 4, { ...smallStyle, size: 6.5, width: size, align: 'center' });
  const right: TextStyle = { width: 220, align: 'right' };
  const column = x - 232;
  writer.write('DKbono', column, 34, { ...right, size: 10, color: colors.mutedText });
  writer.write(folio, column, 46, { ...right, size: 18, weight: 'bold' });
  writer.write(statusLabels[status], column, 72, {
    ...right,
    weight: 'bold',
    color: voidStatuses.includes(status) ? colors.red : colors.text,
  });
  writer.write(`Emisión: ${formatDate(date)}`, column, 88, right);
  writer.write(`Vigencia: ${formatDate(expiresAt)}`, column, 101, { ...right, weight: 'bold' });
  writer.y = 132;
  if (status === 'CANCELADO' && cancellationReason) {
    writer.drawParagraph(`Motivo de la cancelación: ${cancellationReason}`, { color: colors.red });
    writer.y += 4;
  }
  writer.drawRule(writer.y, colors.red);
  writer.y += 10;
}

/** Draws the header of every page after the first. */
export function drawRunningHeader(writer: PdfWriter, { voucher }: VoucherPdfData): void {
  drawLogo(writer, pageLayout.left, 34, 16);
  writer.write(`DKbono ${voucher.folio}`, pageLayout.left + 22, 35, { weight: 'bold' });
  writer.drawRule(54, colors.red);
  writer.y = 62;
}

const drawDetailFields = (
  writer: PdfWriter,
  title: string,
  x: number,
  y: number,
  rows: readonly [string, string][],
): number => {
  const width = contentWidth / 2 - 12;
  writer.write(title, x, y, headingStyle);
  let below = y + 14;
  for (const [label, value] of rows) {
    writer.write(label, x, below + 1, { ...smallStyle, width: 62 });
    below += writer.write(value || noValue, x + 66, below, { width: width - 66 }) + 2;
  }
  return below;
};

/** Draws the customer on the left and consultant, distributor and season on the right. */
export function drawCustomerAndSeller(writer: PdfWriter, { voucher, customer }: VoucherPdfData): void {
  const { consultant, distributor, season } = voucher;
  const top = writer.y;
  const left = drawDetailFields(writer, 'CLIENTE', pageLayout.left, top, [
    ['Nombre', customer.name],
    ...(customer.contact ? [['Contacto', customer.contact] as [string, string]] : []),
    ['RFC', customer.rfc ?? ''],
    ['Teléfono', formatCustomerPhone(customer.phone)],
    ['Localidad', customer.locality],
  ]);
  const right = drawDetailFields(writer, 'ATENCIÓN', pageLayout.left + contentWidth / 2 + 12, top, [
    ['Consultor', formatFullName(consultant)],
    ['Distribuidor', distributor.name],
    ['Temporada', season.name],
  ]);
  writer.y = Math.max(left, right) + 8;
}

const describeBag = (line: Line, bagLabels: VoucherPdfData['bagLabels']): string =>
  [removeCodeFromName(line), bagLabels[line.productId]].filter(Boolean).join(', ');

const buildLineColumns = (bagLabels: VoucherPdfData['bagLabels']): readonly TableColumn<Line>[] => [
  { title: 'Clave', width: 62, value: ({ code }) => code },
  { title: 'Producto', width: 146, value: (line) => describeBag(line, bagLabels) },
  { title: 'Bolsas', width: 50, align: 'right', value: ({ quantity }) => formatNumber(quantity) },
  { title: 'Precio de lista', width: 72, align: 'right', value: ({ basePrice }) => formatMoney(basePrice) },
  { title: 'Descuento', width: 56, align: 'right', value: ({ discount }) => formatPercent(discount) },
  { title: 'Importe', width: 82, align: 'right', value: ({ total }) => formatMoney(total) },
  { title: 'ha', width: 60, align: 'right', value: ({ hectares }) => formatNumber(hectares, 2, 2) },
];

/** Draws the table of lines. */
export const drawLines = (writer: PdfWriter, { voucher, bagLabels }: VoucherPdfData): void =>
  drawTable(writer, buildLineColumns(bagLabels), voucher.lines);

/** Draws amounts at the right margin, one below the other. */
function drawAmounts(
  writer: PdfWriter,
  rows: readonly (readonly [label: string, value: string, isStrong?: boolean])[],
): void {
  for (const [label, value, isStrong] of rows) {
    const style: TextStyle = { size: isStrong ? 10.5 : 9, weight: isStrong ? 'bold' : 'regular', align: 'right' };
    writer.write(label, pageLayout.right - 230, writer.y, { ...style, width: 110 });
    writer.y += writer.write(value, pageLayout.right - 115, writer.y, { ...style, width: 110 }) + 2;
  }
}

/** Draws subtotal, tax and total, and the total in words. */
export function drawTotals(writer: PdfWriter, { voucher }: VoucherPdfData): void {
  writer.ensureSpace(64);
  writer.y += 6;
  const top = writer.y;
  drawAmounts(writer, [
    ['Subtotal', formatMoney(voucher.subtotal)],
    ['IVA', formatMoney(voucher.tax)],
    ['Total', formatMoney(voucher.total), true],
  ]);
  writer.write('Importe con letra', pageLayout.left, top, smallStyle);
  writer.write(`(${formatAmountInWords(voucher.total)})`, pageLayout.left, top + 11, {
    size: 8.5,
    weight: 'bold',
    width: contentWidth - 240,
  });
  writer.y = Math.max(writer.y, top + 46) + 8;
}

const paymentColumns: readonly TableColumn<Payment>[] = [
  { title: paymentFields.date.label, width: 62, value: ({ date }) => formatDate(date) },
  { title: paymentFields.method.label, width: 112, value: getPaymentMethodLabel },
  { title: paymentFields.reference.label, width: 132, value: ({ reference }) => reference ?? noValue },
  { title: 'Recibió', width: 132, value: ({ receivedBy }) => receivedBy ?? noValue },
  { title: 'Abono', width: 90, align: 'right', value: ({ amount }) => formatMoney(amount) },
];

/** Draws the table of payments, the paid amount and the balance. */
export function drawPayments(writer: PdfWriter, { voucher }: VoucherPdfData): void {
  writer.ensureSpace(90);
  writer.drawParagraph('ABONOS', headingStyle);
  writer.y += 4;
  if (voucher.payments.length > 0) drawTable(writer, paymentColumns, voucher.payments);
  else writer.drawParagraph('Sin abonos registrados.', { color: colors.mutedText });
  writer.ensureSpace(40);
  writer.y += 6;
  // A cancelled DKbono has no balance; what is left of the paid amount is a credit of the customer.
  const isCancelled = voucher.status === 'CANCELADO';
  const payableTotal = calculatePayableTotal(voucher);
  const isOtherTotal = voucher.status === 'CONVERTIDO' && payableTotal !== voucher.total;
  drawAmounts(writer, [
    ...(isOtherTotal ? [['Total de la venta', formatMoney(payableTotal)] as const] : []),
    ['Pagado', formatMoney(voucher.paid)],
    isCancelled ? ['Saldo a favor', formatMoney(voucher.credit), true] : ['Saldo', formatMoney(voucher.balance), true],
  ]);
  writer.y += 8;
}
