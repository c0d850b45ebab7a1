import type { CancelledPayment, CreditUse, Payment, Statement, StatementMovement } from '@surco/shared/contract';
import { subtractMoney, sumMoney, type VoucherStatus } from '@surco/shared/domain';

/** A DKbono with all that moved the account of its customer; dates are `YYYY-MM-DD`. */
export interface StatementVoucher {
  id: string;
  folio: string;
  date: string;
  expires_at: string;
  status: VoucherStatus;
  status_reason: string | null;
  total: string;
  sale_total: string | null;
  paid: string;
  balance: string;
  credit: string;
  /** When it expired or was cancelled, if it is expired or cancelled. */
  closed_on: string;
  is_owed: boolean;
  sale: { id: string; folio: string; date: string } | null;
  payments: Payment[];
  cancelled_payments: CancelledPayment[];
  credit_uses: CreditUse[];
}

export interface StatementSale {
  id: string;
  folio: string;
  date: string;
  total: string;
}

type Movement = Omit<StatementMovement, 'balance'>;

const negate = (amount: string): string => subtractMoney('0', amount);

const noDetails = {
  related: null,
  paymentId: null,
  receiptFolio: null,
  method: null,
  reference: null,
  reason: null,
  cancelledAmount: null,
};

const toVoucher = ({ id, folio }: { id: string; folio: string }) => ({ kind: 'voucher' as const, id, folio });
const toSale = ({ id, folio }: { id: string; folio: string }) => ({ kind: 'sale' as const, id, folio });

const getPaymentDetails = ({ id, date, receiptFolio, method, reference, creditFrom }: Payment) => ({
  ...noDetails,
  date,
  paymentId: id,
  receiptFolio: receiptFolio ?? null,
  method,
  reference,
  related: creditFrom ? toVoucher(creditFrom) : null,
});

/**
 * What ends the debt of a DKbono: an expired one is not owed until it is reopened, whatever was paid for it; what was
 * paid for a cancelled one is in the customer's favour.
 */
function listClosing({ status, total, balance, closed_on: date, status_reason: reason }: StatementVoucher) {
  if (status === 'VENCIDO') return [{ ...noDetails, date, kind: 'expiry' as const, amount: negate(balance) }];
  return status === 'CANCELADO'
    ? [{ ...noDetails, date, kind: 'cancellation' as const, reason, amount: negate(total) }]
    : [];
}

/** The movements of a DKbono as it is now: one that was edited is charged with its present total. */
function listVoucherMovements(voucher: StatementVoucher): Movement[] {
  const { sale, sale_total: saleTotal, total } = voucher;
  const movements: Omit<Movement, 'document'>[] = [
    { ...noDetails, date: voucher.date, kind: 'charge', amount: total },
    ...voucher.payments.map((payment) => ({
      ...getPaymentDetails(payment),
      kind: 'payment' as const,
      amount: negate(payment.amount),
    })),
    ...voucher.cancelled_payments.map((payment) => ({
      ...getPaymentDetails(payment),
      kind: 'cancelledPayment' as const,
      reason: payment.cancellationReason,
      amount: '0.00',
      cancelledAmount: payment.amount,
    })),
    ...(sale && saleTotal !== null
      ? [
          {
            ...noDetails,
            date: sale.date,
            kind: 'conversion' as const,
            related: toSale(sale),
            amount: subtractMoney(saleTotal, total),
          },
        ]
      : []),
    ...listClosing(voucher),
    ...voucher.credit_uses.map(({ date, amount, voucher: target, method, reference }) => ({
      ...noDetails,
      date,
      kind: target ? ('creditApplied' as const) : ('creditReturned' as const),
      related: target && toVoucher(target),
      method,
      reference,
      amount,
    })),
  ];
  const document = toVoucher(voucher);
  return movements.map((movement) => ({ ...movement, document }));
}

/** A direct sale counts as paid when it is delivered: its payments are not tracked (ADR 46). */
function listSaleMovements(sale: StatementSale): Movement[] {
  const { date, total } = sale;
  const movement = { ...noDetails, date, document: toSale(sale) };
  return [
    { ...movement, kind: 'sale', amount: total },
    { ...movement, kind: 'salePayment', amount: negate(total) },
  ];
}

/** Sums up the movements of documents in the order of their dates; those of one day in the order of the documents. */
export function listMovements(
  vouchers: readonly StatementVoucher[],
  sales: readonly StatementSale[],
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Pick<Statement, 'openingBalance' | 'movements' | 'closingBalance'> {
  const all = [...vouchers.flatMap(listVoucherMovements), ...sales.flatMap(listSaleMovements)].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
  const openingBalance = sumMoney(all.flatMap(({ date, amount }) => (from && date < from ? [amount] : [])));
  let balance = openingBalance;
  const movements = all
    .filter(({ date }) => (!from || date >= from) && (!to || date <= to))
    .map((movement) => {
      balance = sumMoney([balance, movement.amount]);
      return { ...movement, balance };
    });
  return { openingBalance, movements, closingBalance: balance };
}
