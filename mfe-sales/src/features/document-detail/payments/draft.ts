import type { Payment, Voucher } from '@surco/shared/contract';
import {
  type Money,
  type PaymentEntry,
  paymentProblems,
  type Problem,
  toMoney,
  voucherBalance,
} from '@surco/shared/domain';
import type { PaymentMethod } from '@surco/shared/contract/statuses';

/** A payment as it is typed. The amount is null while empty and NaN while it is no number. */
export interface PaymentDraft {
  /** Of a recorded one that is changed; null for a new one. */
  readonly id: string | null;
  readonly date: string;
  readonly amount: number | null;
  readonly method: PaymentMethod;
  readonly reference: string;
}

export const newPayment = (today: string): PaymentDraft => ({
  id: null,
  date: today,
  amount: null,
  method: '01',
  reference: '',
});

export const paymentDraft = ({ id, date, amount, method, reference }: Payment): PaymentDraft => ({
  id,
  date,
  amount: Number(amount),
  method,
  reference: reference ?? '',
});

/** As it travels; what is no amount of whole cents stays as it is, for the rules to refuse. */
function amountOf(amount: number | null): Money {
  if (amount === null || !Number.isFinite(amount)) return '';
  const money = toMoney(amount);
  return Number(money) === amount ? money : String(amount);
}

interface Entry extends PaymentEntry {
  readonly id?: string;
  readonly reference: string | null;
}

const entryOf = ({ id, amount, reference, ...rest }: PaymentDraft): Entry => ({
  ...rest,
  ...(id === null ? {} : { id }),
  amount: amountOf(amount),
  reference: reference.trim() || null,
});

const recorded = ({ id, date, amount, method, reference }: Payment): Entry => ({ id, date, amount, method, reference });

/** the whole list as it is to be: the recorded ones with this one changed, added or, without one, taken out. */
export const paymentList = (payments: readonly Payment[], draft: PaymentDraft): Entry[] =>
  draft.id === null
    ? [...payments.map(recorded), entryOf(draft)]
    : payments.map((payment) => (payment.id === draft.id ? entryOf(draft) : recorded(payment)));

export const withoutPayment = (payments: readonly Payment[], id: string): Entry[] =>
  payments.filter((payment) => payment.id !== id).map(recorded);

type Owed = Pick<Voucher, 'total' | 'payments'>;

/** Where in the list the payment that is typed stands. */
const indexOf = (payments: readonly Payment[], { id }: PaymentDraft): number =>
  id === null ? payments.length : payments.findIndex((payment) => payment.id === id);

/** Turns the list's paths into the dialog's fields: what the whole list complains of is the amount's. */
export const atField = (problems: readonly Problem[], payments: readonly Payment[], draft: PaymentDraft): Problem[] => {
  const own = `payments.${indexOf(payments, draft)}.`;
  return problems.map(({ path, message }) => ({
    message,
    path: path === 'payments' ? 'amount' : path.startsWith(own) ? path.slice(own.length) : path,
  }));
};

/** E-09: what is wrong with it, by the rules of the API; one cent over the balance is refused. */
export const draftProblems = ({ total, payments }: Owed, draft: PaymentDraft, today: string): Problem[] =>
  atField(paymentProblems(total, paymentList(payments, draft), today), payments, draft);

/** What would still be owed; what is typed wrong counts for nothing. */
export function balanceAfter({ total, payments }: Owed, draft: PaymentDraft): Money {
  const amount = draft.amount !== null && draft.amount > 0 ? draft.amount : 0;
  const list = paymentList(payments, { ...draft, amount });
  return voucherBalance(
    total,
    list.map((entry) => ({ amount: toMoney(entry.amount || 0) })),
  ).balance;
}
