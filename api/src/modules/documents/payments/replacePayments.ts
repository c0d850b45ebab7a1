import type { CallInput, FieldCheck, FieldError, Payment, Voucher } from '@surco/shared/contract';
import {
  calculatePayableTotal,
  checkUnusualPaymentDate,
  checkVoucherAction,
  compareMoney,
  getStatusAfterEvent,
  parseMoney,
  sumMoney,
  validatePayments,
} from '@surco/shared/domain';
import { paymentFields } from '@surco/shared/records/payment';
import { createOrderedId } from '../../../core/db/orderedId';
import { toColumns } from '../../../core/db/recordColumns';
import type { Tx } from '../../../core/db/transaction';
import { HttpError, assertNoFieldErrors } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { assertDateConfirmed } from '../common/confirmation/assertDateConfirmed';
import { updateVoucherRow } from '../common/updateVoucherRow';
import { lockVoucher } from '../vouchers/lockVoucher';
import { notifyPayments } from '../vouchers/notifyPayments';
import { recordVoucherChange } from '../vouchers/recordVoucherChange';

type PaymentsBody = CallInput<'PUT /vouchers/{id}/payments'>['body'];
type PaymentInput = PaymentsBody['payments'][number];

const isSamePayment = (stored: Payment, input: PaymentInput): boolean =>
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

/** The payment with an amount of two decimals; an amount that is no money stays as it is. */
export const withParsedAmount = <T extends { amount: string }>(input: T): T => ({
  ...input,
  amount: parseMoney(input.amount) ?? input.amount,
});

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
  return list;
}

async function writePayments(
  tx: Tx,
  user: CurrentUser,
  voucher: Voucher,
  inputs: readonly PaymentInput[],
): Promise<void> {
  const sentIds = new Set(inputs.flatMap(({ id }) => id ?? []));
  const removedIds = voucher.payments.filter(({ id }) => !sentIds.has(id)).map(({ id }) => id);
  if (removedIds.length > 0) await tx.deleteFrom('payments').where('id', 'in', removedIds).execute();
  const byId = new Map(voucher.payments.map((payment) => [payment.id, payment]));
  for (const input of inputs) {
    const stored = input.id ? byId.get(input.id) : undefined;
    if (stored && !isSamePayment(stored, input))
      await tx.updateTable('payments').set(toColumns(paymentFields, input)).where('id', '=', stored.id).execute();
  }
  const added = inputs.filter(({ id }) => !id);
  if (added.length === 0) return;
  const by = { voucher_id: voucher.id, received_by: user.id, created_by: user.id };
  await tx
    .insertInto('payments')
    .values(added.map((input) => ({ id: createOrderedId(), ...toColumns(paymentFields, input), ...by })))
    .execute();
}

/**
 * Replaces the list of payments of a DKbono and derives paid amount and status from it, without notifying.
 * @throws HttpError as {@link replacePayments}
 */
export async function recordPayments(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { payments, version, dateConfirmed }: PaymentsBody,
  today: string,
): Promise<{ before: Voucher; after: Voucher }> {
  const before = await lockVoucher(tx, user, id, 'payments', { version, today });
  const list = parsePaymentList(user, before, payments, today);
  assertDateConfirmed(dateConfirmed, checkNewDates(before, list));
  await writePayments(tx, user, before, list);
  const paid = sumMoney(list.map(({ amount }) => amount));
  const status = getStatusAfterEvent('PAY', { ...before, paid }) ?? before.status;
  await updateVoucherRow(tx, user.id, id, { paid, status });
  const isCorrection = validateStoredPaymentsUnchanged(before.payments, list).length > 0;
  const after = await recordVoucherChange(tx, user, before, {
    auditAction: 'PAYMENTS',
    historyAction: isCorrection ? 'MODIFICADA' : 'ABONO',
    amount: isCorrection ? undefined : sumMoney(list.filter(({ id: stored }) => !stored).map(({ amount }) => amount)),
    skipUnchanged: true,
  });
  return { before, after };
}

/**
 * Replaces the list of payments of a DKbono (X-12, E-09) and notifies about those that are new.
 * @throws HttpError as `lockVoucher`; 400 for invalid payments; 403 when only an administrator may make the change
 */
export async function replacePayments(
  tx: Tx,
  user: CurrentUser,
  id: string,
  body: PaymentsBody,
  today: string,
): Promise<Voucher> {
  const { before, after } = await recordPayments(tx, user, id, body, today);
  await notifyPayments(tx, user.id, before, after);
  return after;
}
