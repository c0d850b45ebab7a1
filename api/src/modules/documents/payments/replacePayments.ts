import type { CallInput, FieldCheck, FieldError, Payment, Voucher } from '@surco/shared/contract';
import {
  calculatePayableTotal,
  checkUnusualPaymentDate,
  checkVoucherAction,
  compareMoney,
  sumMoney,
  validatePayments,
} from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { HttpError, assertNoFieldErrors } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { assertDateConfirmed } from '../common/confirmation/assertDateConfirmed';
import { lockVoucher } from '../vouchers/lockVoucher';
import { notifyPayments } from '../vouchers/notifyPayments';
import { withParsedAmount, writePayments, type NewPayment } from './writePayments';

type PaymentsBody = CallInput<'PUT /vouchers/{id}/payments'>['body'];
type PaymentInput = PaymentsBody['payments'][number];

const isSamePayment = (stored: Payment, input: Omit<PaymentInput, 'id'>): boolean =>
  stored.date === input.date &&
  compareMoney(stored.amount, input.amount) === 0 &&
  stored.method === input.method &&
  stored.reference === input.reference;

/** Returns an error for each id that is not that of a payment of this DKbono or is repeated. */
function validatePaymentIds(stored: readonly Payment[], inputs: readonly PaymentInput[]): FieldError[] {
  const unusedIds = new Set(stored.map(({ id }) => id));
  return inputs.flatMap(({ id }, index) =>
    !id || unusedIds.delete(id) ? [] : [{ path: `payments.${index}.id`, message: 'Este abono no es de este DKbono.' }],
  );
}

/** Returns an error for each stored payment that the new list changes or omits, at its path in the request. */
function validateStoredPaymentsUnchanged(stored: readonly Payment[], inputs: readonly PaymentInput[]): FieldError[] {
  const message = 'Solo un administrador cambia o quita un abono ya registrado.';
  return stored.flatMap((payment) => {
    const index = inputs.findIndex(({ id }) => id === payment.id);
    const input = inputs[index];
    if (input && isSamePayment(payment, input)) return [];
    return [{ path: index < 0 ? 'payments' : `payments.${index}`, message }];
  });
}

/** Returns an error for each payment by credit that the list changes: it can only be removed. */
function validateCreditUnchanged(stored: readonly Payment[], inputs: readonly PaymentInput[]): FieldError[] {
  const message = 'Un abono con saldo a favor no se corrige: quítelo y aplique otra vez el saldo.';
  return inputs.flatMap((input, index) => {
    const payment = stored.find(({ id }) => id === input.id);
    return payment?.creditFrom && !isSamePayment(payment, input) ? [{ path: `payments.${index}`, message }] : [];
  });
}

/**
 * The dates that are new in the list and before the DKbono, which a person has to confirm.
 * @see assertDateConfirmed
 */
function checkNewDates({ date, payments }: Voucher, inputs: readonly PaymentInput[]): FieldCheck[] {
  const storedDates = new Map(payments.map((payment) => [payment.id, payment.date]));
  return inputs.map((input, index) => [
    `payments.${index}.date`,
    storedDates.get(input.id ?? '') !== input.date && checkUnusualPaymentDate(input.date, date),
  ]);
}

/**
 * Validates the list and returns it with amounts of two decimals.
 * @throws HttpError 400 for invalid payments, 403 when someone other than an administrator changes a stored payment
 */
function parsePaymentList(
  user: CurrentUser,
  voucher: Voucher,
  inputs: readonly PaymentInput[],
  today: string,
): PaymentInput[] {
  assertNoFieldErrors(validatePaymentIds(voucher.payments, inputs));
  const list = inputs.map(withParsedAmount);
  assertNoFieldErrors(validatePayments(calculatePayableTotal(voucher), list, today));
  const canEdit = checkVoucherAction('editPayments', { user, voucher, today }) === null;
  const details = canEdit ? [] : validateStoredPaymentsUnchanged(voucher.payments, list);
  const [first] = details;
  if (first) throw new HttpError('PERMISO_DENEGADO', { text: first.message, details });
  assertNoFieldErrors(validateCreditUnchanged(voucher.payments, list));
  return list;
}

/**
 * Replaces the list of payments of a DKbono (X-12, E-09): adds those that are new, cancels those that are missing, and
 * replaces those that are changed by a new payment. Notifies about those that are new.
 * @throws HttpError as `lockVoucher`; 400 for invalid payments; 403 when only an administrator may make the change
 */
export async function replacePayments(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { payments, version, dateConfirmed, reason }: PaymentsBody,
  today: string,
): Promise<Voucher> {
  const before = await lockVoucher(tx, user, id, 'payments', { version, today });
  const list = parsePaymentList(user, before, payments, today);
  assertDateConfirmed(dateConfirmed, checkNewDates(before, list));
  const stored = new Map(before.payments.map((payment) => [payment.id, payment]));
  const added = list.flatMap(({ id: paymentId, date, amount, method, reference }): NewPayment[] => {
    const corrects = stored.get(paymentId ?? '');
    const values = { date, amount, method, reference };
    if (!corrects) return [values];
    return isSamePayment(corrects, values) ? [] : [{ ...values, corrects }];
  });
  const cancelled = before.payments.filter((payment) => {
    const input = list.find(({ id: paymentId }) => paymentId === payment.id);
    return !input || !isSamePayment(payment, input);
  });
  if (added.length + cancelled.length === 0) return before;
  const after = await writePayments(tx, user, before, { added, cancelled, ...(reason ? { reason } : {}) });
  const newAmounts = added.flatMap(({ corrects, amount }) => (corrects ? [] : [amount]));
  await notifyPayments(tx, user.id, before, after, sumMoney(newAmounts));
  return after;
}
