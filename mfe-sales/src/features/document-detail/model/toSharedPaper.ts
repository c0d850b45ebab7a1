import type { CancelledPayment, Payment, Sale, Voucher } from '@surco/shared/contract';
import {
  calculatePayableTotal,
  formatCount,
  formatCustomerName,
  formatDate,
  formatFullName,
  formatMoney,
  sumBagsAndHectares,
} from '@surco/shared/domain';
import type { PaperToShare } from '@surco/shared/ui/share';

/** What the texts of sales and DKbonos may say. */
const getValues = ({ folio, customer, date, total, distributor, consultant }: Sale | Voucher) => ({
  cliente: formatCustomerName(customer),
  folio,
  fecha: formatDate(date),
  total: formatMoney(total),
  distribuidor: distributor.name,
  consultor: formatFullName(consultant),
});

/** @param voucher the DKbono that the sale comes from, which has its balance */
export function toSharedSale(sale: Sale, voucher: Voucher | undefined): PaperToShare {
  const bolsas = formatCount(sumBagsAndHectares(sale.lines).bags, 'bolsa', 'bolsas');
  const values = { ...getValues(sale), bolsas, saldo: formatMoney(voucher?.balance ?? '0.00') };
  return {
    kind: 'sale',
    id: sale.id,
    name: sale.folio,
    values,
    customerId: sale.customer.id,
    phone: sale.customer.phone,
  };
}

export function toSharedVoucher(voucher: Voucher): PaperToShare {
  const { id, folio: name, customer, expiresAt, paid, balance } = voucher;
  const vigencia = formatDate(expiresAt);
  const values = {
    ...getValues(voucher),
    // What paid and balance add up to: of a converted DKbono, the total of its sale.
    total: formatMoney(voucher.status === 'CONVERTIDO' ? calculatePayableTotal(voucher) : voucher.total),
    vigencia,
    pagado: formatMoney(paid),
    saldo: formatMoney(balance),
  };
  return { kind: 'voucher', id, name, values, customerId: customer.id, phone: customer.phone };
}

/** The balance is the one after the payment, as on its receipt. */
export function toSharedReceipt({ customer }: Voucher, payment: Payment | CancelledPayment): PaperToShare {
  const { id, date, amount, receiptFolio, balanceAfter } = payment;
  const folio = receiptFolio ?? '';
  const values = {
    cliente: formatCustomerName(customer),
    folio,
    fecha: formatDate(date),
    importe: formatMoney(amount),
    saldo: formatMoney(balanceAfter ?? '0.00'),
  };
  return { kind: 'receipt', id, name: folio, values, customerId: customer.id, phone: customer.phone };
}
