import type { CallData, CallInput, Sale, Voucher } from '@surco/shared/contract';
import { checkUnusualPaymentDate, limits, validatePayments } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { HttpError, assertNoFieldErrors, requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { notify } from '../../notifications';
import { assertDateConfirmed } from '../common/confirmation/assertDateConfirmed';
import { findSale } from '../sales/repository';
import { lockVoucher } from '../vouchers/lockVoucher';
import { notifyPayments } from '../vouchers/notifyPayments';
import { withParsedAmount, writePayments, type NewPayment } from './writePayments';

/**
 * @param prefix of the paths of the errors
 * @returns the payment with an amount of two decimals
 * @throws HttpError 400 for an invalid payment, or one above the balance
 */
function parsePayment<T extends NewPayment>({ balance }: Voucher, payment: T, today: string, prefix = ''): T {
  const parsed = withParsedAmount(payment);
  const errors = validatePayments(balance, [parsed], today);
  // An error of the whole list, which has one payment, is one of its amount.
  const toPath = (path: string) => prefix + (path === 'payments' ? 'amount' : path.replace('payments.0.', ''));
  assertNoFieldErrors(errors.map(({ path, message }) => ({ path: toPath(path), message })));
  return parsed;
}

type FirstPayment = NonNullable<CallInput<'POST /vouchers'>['body']['firstPayment']>;

/**
 * Records the payment that came with a new DKbono, and notifies about both as one event: a DKbono that is created, or
 * one that is paid off. Its date was confirmed with the DKbono.
 * @throws HttpError 400 for an invalid payment, at the paths of `firstPayment`
 */
export async function addFirstPayment(
  tx: Tx,
  user: CurrentUser,
  voucher: Voucher,
  { date, amount, method, reference }: FirstPayment,
  today: string,
): Promise<Voucher> {
  const payment = parsePayment(voucher, { date, amount, method, reference }, today, 'firstPayment.');
  const after = await writePayments(tx, user, voucher, { added: [payment] });
  const type = after.status === 'LIQUIDADO' ? 'voucher.paid' : 'voucher.created';
  await notify(tx, { type, id: voucher.id, actorId: user.id });
  return after;
}

type PaymentBody = CallInput<'POST /vouchers/{id}/payments'>['body'];

/**
 * Records one payment of a DKbono and notifies about it. It names no version: of two payments at once, both are
 * recorded, one after the other.
 * @returns the DKbono, and the id of the payment, for its photos
 * @throws HttpError as `lockVoucher`; 400 for an invalid payment; 409 for a date that nobody has confirmed
 */
export async function addPayment(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { dateConfirmed, ...payment }: PaymentBody & Pick<NewPayment, 'creditVoucherId'>,
  today: string,
): Promise<CallData<'POST /vouchers/{id}/payments'>> {
  const before = await lockVoucher(tx, user, id, 'pay', { version: undefined, today });
  if (before.payments.length >= limits.payments.max) {
    const text = `El DKbono ya tiene ${limits.payments.max} abonos y no admite más.`;
    throw new HttpError('TRANSICION_INVALIDA', { text });
  }
  const parsed = parsePayment(before, payment, today);
  assertDateConfirmed(dateConfirmed, [['date', checkUnusualPaymentDate(parsed.date, before.date)]]);
  const after = await writePayments(tx, user, before, { added: [parsed] });
  await notifyPayments(tx, user.id, before, after, parsed.amount);
  const known = new Set(before.payments.map((each) => each.id));
  return { ...after, paymentId: after.payments.find((each) => !known.has(each.id))?.id };
}

/**
 * Records one payment of the DKbono that a sale came from.
 * @throws HttpError as {@link addPayment}; 409 for a direct sale
 */
export async function addSalePayment(
  tx: Tx,
  user: CurrentUser,
  id: string,
  body: PaymentBody,
  today: string,
): Promise<Sale> {
  const { voucherId } = requireFound(await findSale(tx, user, id));
  if (!voucherId) {
    const text = 'Es una venta directa: se paga al entregarla y no lleva abonos.';
    throw new HttpError('TRANSICION_INVALIDA', { text });
  }
  await addPayment(tx, user, voucherId, body, today);
  return requireFound(await findSale(tx, user, id));
}
