import type { Payment, Voucher, FieldError } from '@surco/shared/contract';
import {
  calculateVoucherBalance,
  checkUnusualPaymentDate,
  type Money,
  type PaymentValues,
  toMoney,
  validatePayments,
  paymentMethods,
  type PaymentMethod,
  toTextOrNull,
} from '@surco/shared/domain';
import { isRecord, type PendingPhoto, readPendingPhotos } from '@surco/shared/platform';

/** Values of the payment form. `amount` is null while empty and NaN while not a number. */
export interface PaymentFormValues {
  /** Id of the recorded payment; null for a new one. */
  readonly id: string | null;
  readonly date: string;
  readonly amount: number | null;
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Of its slip; those of a recorded payment are added to it directly. */
  readonly photos?: readonly PendingPhoto[];
}

/** What the form has to know of the other payments of a DKbono. */
export type OtherPayment = Pick<Payment, 'id' | 'date' | 'amount' | 'method' | 'reference'>;

/** Cash. */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = '01';

export const createEmptyPaymentValues = (today: string): PaymentFormValues => ({
  id: null,
  date: today,
  amount: null,
  method: DEFAULT_PAYMENT_METHOD,
  reference: '',
});

export const toPaymentFormValues = ({ id, date, amount, method, reference }: OtherPayment): PaymentFormValues => ({
  id,
  date,
  amount: Number(amount),
  method,
  reference: reference ?? '',
});

/** Wire format. An amount that is not in whole cents is passed on for the rules to reject. */
function toAmount(amount: number | null): Money {
  if (amount === null || !Number.isFinite(amount)) return '';
  const money = toMoney(amount);
  return Number(money) === amount ? money : String(amount);
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

interface PaymentItem extends PaymentValues {
  readonly id?: string;
  readonly reference: string | null;
}

/** The payment as it is sent. */
export const toPaymentItem = ({ id, date, amount, method, reference }: PaymentFormValues): PaymentItem => ({
  date,
  method,
  ...(id === null ? {} : { id }),
  amount: toAmount(amount),
  reference: toTextOrNull(reference),
});

const fromRecordedPayment = ({ id, date, amount, method, reference }: OtherPayment): PaymentItem => ({
  id,
  date,
  amount,
  method,
  reference,
});

/** Parses the stored values of a payment; invalid ones become empty, and null is none. */
export const readPaymentValues = (stored: unknown): PaymentFormValues | null => {
  if (!isRecord(stored)) return null;
  const photos = readPendingPhotos(stored);
  return {
    id: null,
    date: readText(stored.date),
    amount: typeof stored.amount === 'number' ? stored.amount : null,
    method: paymentMethods.find((method) => method === stored.method) ?? DEFAULT_PAYMENT_METHOD,
    reference: readText(stored.reference),
    ...(photos.length > 0 ? { photos } : {}),
  };
};

/** the complete payment list with this payment changed, or added when it is new. */
export const applyPayment = (payments: readonly OtherPayment[], values: PaymentFormValues): PaymentItem[] =>
  values.id === null
    ? [...payments.map(fromRecordedPayment), toPaymentItem(values)]
    : payments.map((payment) => (payment.id === values.id ? toPaymentItem(values) : fromRecordedPayment(payment)));

export const removePayment = (payments: readonly OtherPayment[], id: string): PaymentItem[] =>
  payments.filter((payment) => payment.id !== id).map(fromRecordedPayment);

/** `total` is what the payments may add up to, see `calculatePayableTotal`. */
type PayableVoucher = Pick<Voucher, 'total'> & { readonly payments: readonly OtherPayment[] };

/** Index of the edited payment in the list that is sent. */
const findPaymentIndex = (payments: readonly OtherPayment[], { id }: PaymentFormValues): number =>
  id === null ? payments.length : payments.findIndex((payment) => payment.id === id);

/** Maps paths of the list to the dialog's fields; an error of the whole list belongs to the amount. */
export const mapErrorsToFields = (
  problems: readonly FieldError[],
  payments: readonly OtherPayment[],
  values: PaymentFormValues,
): FieldError[] => {
  const editedPath = `payments.${findPaymentIndex(payments, values)}.`;
  return problems.map(({ path, message }) => ({
    message,
    path: path === 'payments' ? 'amount' : path.startsWith(editedPath) ? path.slice(editedPath.length) : path,
  }));
};

/** E-09: validates the payment by the API's rules; one cent above the balance is rejected. */
export const validatePaymentForm = (
  { total, payments }: PayableVoucher,
  values: PaymentFormValues,
  today: string,
): FieldError[] => mapErrorsToFields(validatePayments(total, applyPayment(payments, values), today), payments, values);

/** The date of the payment if a person has to confirm it by the API's rules: it is new and before the DKbono. */
export function findUnusualDate(
  { date, payments }: Pick<Voucher, 'date'> & { readonly payments: readonly OtherPayment[] },
  values: PaymentFormValues,
): FieldError | null {
  const recorded = payments.find(({ id }) => id === values.id);
  const message = recorded?.date === values.date ? null : checkUnusualPaymentDate(values.date, date);
  return message === null ? null : { path: 'date', message };
}

/**
 * Balance after the payment; an amount that is empty, negative or not a number counts as zero. The balance is negative
 * when the payment exceeds it.
 */
export function calculateBalanceAfterPayment({ total, payments }: PayableVoucher, values: PaymentFormValues): Money {
  const amount = values.amount !== null && values.amount > 0 ? values.amount : 0;
  const list = applyPayment(payments, { ...values, amount });
  return calculateVoucherBalance(
    total,
    list.map((entry) => ({ amount: toMoney(entry.amount || 0) })),
  ).balance;
}
