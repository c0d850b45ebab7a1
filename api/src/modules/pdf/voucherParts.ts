import { paymentMethodLabels, statusLabels } from '@surco/shared/contract/statuses';
import { amountInWords } from '@surco/shared/domain/amountInWords';
import { formatDate, formatMoney, formatNumber, formatPercent, noValue } from '@surco/shared/domain/formats';
import { fullName } from '@surco/shared/domain/names';
import { formatPhone } from '@surco/shared/domain/phone';
import { nameBesideCode } from '@surco/shared/domain/product';
import { mark, qr } from './marks';
import { ink, page, pageWidth, type Sheet, type TextStyle } from './sheet';
import { table, type Column } from './table';
import type { VoucherPaper } from './voucherPaper';

type Line = VoucherPaper['voucher']['lines'][number];
type Payment = VoucherPaper['voucher']['payments'][number];

const small: TextStyle = { size: 7.5, color: ink.soft };

/** Statuses in which the paper is worth nothing any more; it says so across every page. */
export const voidStatuses: readonly string[] = ['CANCELADO', 'VENCIDO'];

export function head(sheet: Sheet, { voucher, reason, url }: VoucherPaper): void {
  const { folio, status, date, expiresAt } = voucher;
  mark(sheet, page.left, 38, 34);
  sheet.write('Surco', page.left + 42, 36, { size: 22, face: 'bold', color: ink.red });
  sheet.write('Semilla y ensilado', page.left + 43, 64, small);
  const size = 92;
  const x = page.right - size;
  qr(sheet, url, x, 30, size);
  sheet.write('Consulte este DKbono', x, 30 + size - 4, { ...small, size: 6.5, width: size, align: 'center' });
  const right: TextStyle = { width: 220, align: 'right' };
  const column = x - 232;
  sheet.write('DKbono', column, 34, { ...right, size: 10, color: ink.soft });
  sheet.write(folio, column, 46, { ...right, size: 18, face: 'bold' });
  sheet.write(statusLabels[status], column, 72, {
    ...right,
    face: 'bold',
    color: voidStatuses.includes(status) ? ink.red : ink.text,
  });
  sheet.write(`Emisión: ${formatDate(date)}`, column, 88, right);
  sheet.write(`Vigencia: ${formatDate(expiresAt)}`, column, 101, { ...right, face: 'bold' });
  sheet.y = 132;
  if (status === 'CANCELADO' && reason) {
    sheet.paragraph(`Motivo de la cancelación: ${reason}`, { color: ink.red });
    sheet.y += 4;
  }
  sheet.rule(sheet.y, ink.red);
  sheet.y += 10;
}

/** What stands at the top of every further page. */
export function runningHead(sheet: Sheet, { voucher }: VoucherPaper): void {
  mark(sheet, page.left, 34, 16);
  sheet.write(`DKbono ${voucher.folio}`, page.left + 22, 35, { face: 'bold' });
  sheet.rule(54, ink.red);
  sheet.y = 62;
}

const facts = (sheet: Sheet, title: string, x: number, y: number, rows: readonly [string, string][]): number => {
  const width = pageWidth / 2 - 12;
  sheet.write(title, x, y, { size: 8, face: 'bold', color: ink.red });
  let below = y + 14;
  for (const [label, value] of rows) {
    sheet.write(label, x, below + 1, { ...small, width: 62 });
    below += sheet.write(value || noValue, x + 66, below, { width: width - 66 }) + 2;
  }
  return below;
};

export function parties(sheet: Sheet, { voucher, customer }: VoucherPaper): void {
  const { consultant, distributor, season } = voucher;
  const top = sheet.y;
  const left = facts(sheet, 'CLIENTE', page.left, top, [
    ['Nombre', customer.name],
    ...(customer.contact ? [['Contacto', customer.contact] as [string, string]] : []),
    ['RFC', customer.rfc ?? ''],
    ['Teléfono', formatPhone(customer.phone)],
    ['Localidad', customer.locality],
  ]);
  const right = facts(sheet, 'ATENCIÓN', page.left + pageWidth / 2 + 12, top, [
    ['Consultor', fullName(consultant)],
    ['Distribuidor', distributor.name],
    ['Temporada', season.name],
  ]);
  sheet.y = Math.max(left, right) + 8;
}

const bagOf = (line: Line, bags: VoucherPaper['bags']): string =>
  [nameBesideCode(line), bags[line.productId]].filter(Boolean).join(', ');

const lineColumns = (bags: VoucherPaper['bags']): readonly Column<Line>[] => [
  { title: 'Clave', width: 62, value: ({ code }) => code },
  { title: 'Bolsa', width: 146, value: (line) => bagOf(line, bags) },
  { title: 'Cantidad', width: 50, align: 'right', value: ({ quantity }) => formatNumber(quantity) },
  { title: 'Precio', width: 72, align: 'right', value: ({ basePrice }) => formatMoney(basePrice) },
  { title: 'Descuento', width: 56, align: 'right', value: ({ discount }) => formatPercent(discount) },
  { title: 'Importe', width: 82, align: 'right', value: ({ total }) => formatMoney(total) },
  { title: 'ha', width: 60, align: 'right', value: ({ hectares }) => formatNumber(hectares, 2, 2) },
];

export const lines = (sheet: Sheet, { voucher, bags }: VoucherPaper): void =>
  table(sheet, lineColumns(bags), voucher.lines);

/** Figures at the right edge, one under the other. */
function figures(sheet: Sheet, rows: readonly [label: string, value: string, strong?: boolean][]): void {
  for (const [label, value, strong] of rows) {
    const style: TextStyle = { size: strong ? 10.5 : 9, face: strong ? 'bold' : 'regular', align: 'right' };
    sheet.write(label, page.right - 230, sheet.y, { ...style, width: 110 });
    sheet.y += sheet.write(value, page.right - 115, sheet.y, { ...style, width: 110 }) + 2;
  }
}

export function totals(sheet: Sheet, { voucher }: VoucherPaper): void {
  sheet.room(64);
  sheet.y += 6;
  const top = sheet.y;
  figures(sheet, [
    ['Subtotal', formatMoney(voucher.subtotal)],
    ['IVA', formatMoney(voucher.tax)],
    ['Total', formatMoney(voucher.total), true],
  ]);
  sheet.write('Importe con letra', page.left, top, small);
  sheet.write(`(${amountInWords(voucher.total)})`, page.left, top + 11, {
    size: 8.5,
    face: 'bold',
    width: pageWidth - 240,
  });
  sheet.y = Math.max(sheet.y, top + 46) + 8;
}

const paymentColumns: readonly Column<Payment>[] = [
  { title: 'Fecha', width: 62, value: ({ date }) => formatDate(date) },
  { title: 'Forma de pago', width: 112, value: ({ method }) => paymentMethodLabels[method] },
  { title: 'Referencia', width: 132, value: ({ reference }) => reference ?? noValue },
  { title: 'Recibió', width: 132, value: ({ receivedBy }) => receivedBy ?? noValue },
  { title: 'Abono', width: 90, align: 'right', value: ({ amount }) => formatMoney(amount) },
];

export function payments(sheet: Sheet, { voucher }: VoucherPaper): void {
  sheet.room(90);
  sheet.paragraph('ABONOS', { size: 8, face: 'bold', color: ink.red });
  sheet.y += 4;
  if (voucher.payments.length > 0) table(sheet, paymentColumns, voucher.payments);
  else sheet.paragraph('Sin abonos registrados.', { color: ink.soft });
  sheet.room(40);
  sheet.y += 6;
  // Of a cancelled one nothing is owed; what was paid is the customer's.
  const isCancelled = voucher.status === 'CANCELADO';
  figures(sheet, [
    ['Pagado', formatMoney(voucher.paid)],
    isCancelled ? ['Saldo a favor', formatMoney(voucher.paid), true] : ['Saldo', formatMoney(voucher.balance), true],
  ]);
  sheet.y += 8;
}
