import { isRecordDate } from '../calendar/calendarDates';
import { formatMoney } from '../text/formats';
import { limits } from '../limits';
import { compareMoney, isWithinMoneyRange, isMoney, subtractMoney, sumMoney, type Money } from '../money/money';
import type { FieldError } from '../fieldError';
import type { VoucherStatus } from '../statuses';

/** Payment methods by their code of the Mexican tax authority (source 6 in docs/sources.md). */
export const paymentMethods = ['01', '02', '03', '04', '28'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  '01': 'Efectivo',
  '02': 'Cheque',
  '03': 'Transferencia',
  '04': 'Tarjeta de crédito',
  '28': 'Tarjeta de débito',
};

/** Cheques and transfers need a reference. */
export const needsReference = (method: PaymentMethod): boolean => method === '02' || method === '03';

/** A payment as sent to the API: date `YYYY-MM-DD`, amount in MXN. */
export interface PaymentValues {
  readonly date: string;
  readonly amount: Money;
  readonly method: PaymentMethod;
  readonly reference?: string | null;
}

/** In MXN with two decimals. */
export interface VoucherBalance {
  readonly paid: Money;
  readonly balance: Money;
}

/** The amounts paid and owed; the balance is negative when too much was paid. */
export function calculateVoucherBalance(
  total: Money,
  payments: readonly Pick<PaymentValues, 'amount'>[],
): VoucherBalance {
  const paid = sumMoney(payments.map((payment) => payment.amount));
  return { paid, balance: subtractMoney(total, paid) };
}

/**
 * What the payments of a DKbono may add up to: its total, or that of its sale once it is converted. Its balance counts
 * what is left of either.
 */
export const calculatePayableTotal = ({ paid, balance }: VoucherBalance): Money => sumMoney([paid, balance]);

/**
 * What is still paid for a DKbono, as lists, totals and spreadsheets count it: of a cancelled one, what is left as
 * credit; what was applied is paid for another DKbono.
 */
export const getCountedPaid = ({
  status,
  paid,
  credit = paid,
}: {
  status: VoucherStatus;
  paid: Money;
  credit?: Money | undefined;
}): Money => (status === 'CANCELADO' ? credit : paid);

/** Smallest amount, in MXN. */
const minAmount = '0.01';

/** A well-formed amount above the maximum. */
const exceedsMoneyLimit = (amount: string): boolean => /^\d+(\.\d{1,2})?$/.test(amount) && !isWithinMoneyRange(amount);

function validatePayment(payment: PaymentValues, today: string): [field: string, message: string][] {
  const problems: [string, string][] = [];
  if (!isRecordDate(payment.date)) problems.push(['date', 'Indique la fecha del abono.']);
  else if (payment.date > today) problems.push(['date', 'La fecha del abono no puede ser futura.']);
  if (exceedsMoneyLimit(payment.amount)) {
    problems.push(['amount', `El abono no puede pasar de ${formatMoney(limits.money.max)}.`]);
  } else if (!isMoney(payment.amount) || compareMoney(payment.amount, minAmount) < 0) {
    problems.push([
      'amount',
      `El abono debe ser de al menos ${formatMoney(minAmount)}, con dos decimales como máximo.`,
    ]);
  }
  if (needsReference(payment.method) && !payment.reference?.trim()) {
    problems.push(['reference', 'Indique la referencia del cheque o de la transferencia.']);
  }
  return problems;
}

/**
 * Validates all payments of a DKbono; they may not exceed its payable total.
 * @param total {@link calculatePayableTotal}
 * @param today `YYYY-MM-DD`
 */
export function validatePayments(total: Money, payments: readonly PaymentValues[], today: string): FieldError[] {
  const entries = payments.flatMap((payment, index) =>
    validatePayment(payment, today).map(([field, message]) => ({ path: `payments.${index}.${field}`, message })),
  );
  if (entries.length > 0) return entries;
  const { balance } = calculateVoucherBalance(total, payments);
  if (compareMoney(balance, '0') >= 0) return [];
  const message = `Los abonos superan el total por ${formatMoney(balance.slice(1))}.`;
  return [{ path: 'payments', message }];
}
