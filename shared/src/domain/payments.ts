import { isRecordDate } from './calendar';
import { formatMoney } from './formats';
import { limits } from './limits';
import { compareMoney, fitsMoney, isMoney, subtractMoney, sumMoney, type Money } from './money';
import type { Problem } from './problem';

/** Ways of paying by their key in the tax authority's catalogue (domain.md §2, source 6). */
export const paymentMethods = ['01', '02', '03', '04', '28'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  '01': 'Efectivo',
  '02': 'Cheque',
  '03': 'Transferencia',
  '04': 'Tarjeta de crédito',
  '28': 'Tarjeta de débito',
};

/** Cheques and transfers are found again by their reference. */
export const needsReference = (method: PaymentMethod): boolean => method === '02' || method === '03';

/** A payment as it is sent: a day, MXN, how, and what it is found again by. */
export interface PaymentEntry {
  readonly date: string;
  readonly amount: Money;
  readonly method: PaymentMethod;
  readonly reference?: string | null;
}

/** In MXN, to the cent. */
export interface Balance {
  readonly paid: Money;
  readonly balance: Money;
}

/** What is paid and what is owed; the balance is negative when too much was paid. */
export function voucherBalance(total: Money, payments: readonly Pick<PaymentEntry, 'amount'>[]): Balance {
  const paid = sumMoney(payments.map((payment) => payment.amount));
  return { paid, balance: subtractMoney(total, paid) };
}

/** An amount as it should be, but for its size. */
const isTooMuch = (amount: string): boolean => /^\d+(\.\d{1,2})?$/.test(amount) && !fitsMoney(amount);

function entryProblems(payment: PaymentEntry, today: string): [field: string, message: string][] {
  const problems: [string, string][] = [];
  if (!isRecordDate(payment.date)) problems.push(['date', 'Indique la fecha del abono.']);
  else if (payment.date > today) problems.push(['date', 'La fecha del abono no puede ser futura.']);
  if (isTooMuch(payment.amount)) {
    problems.push(['amount', `El abono no puede pasar de ${formatMoney(limits.money.max)}.`]);
  } else if (!isMoney(payment.amount) || compareMoney(payment.amount, limits.paymentMin) < 0) {
    problems.push([
      'amount',
      `El abono debe ser de al menos ${formatMoney(limits.paymentMin)}, con dos decimales como máximo.`,
    ]);
  }
  if (needsReference(payment.method) && !payment.reference?.trim()) {
    problems.push(['reference', 'Indique la referencia del cheque o de la transferencia.']);
  }
  return problems;
}

/** What is wrong with a DKbono's whole list of payments; one cent over the total is refused (domain.md §3). */
export function paymentProblems(total: Money, payments: readonly PaymentEntry[], today: string): Problem[] {
  const entries = payments.flatMap((payment, index) =>
    entryProblems(payment, today).map(([field, message]) => ({ path: `payments.${index}.${field}`, message })),
  );
  if (entries.length > 0) return entries;
  const { balance } = voucherBalance(total, payments);
  if (compareMoney(balance, '0') >= 0) return [];
  const message = `Los abonos superan el total por ${formatMoney(balance.slice(1))}.`;
  return [{ path: 'payments', message }];
}
