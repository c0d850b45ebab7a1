import type { CallInput, Voucher } from '@surco/shared/contract';
import { validatePayments } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { assertNoFieldErrors } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { notify } from '../../notifications';
import { recordPayments, withParsedAmount } from './replacePayments';

type FirstPayment = NonNullable<CallInput<'POST /vouchers'>['body']['firstPayment']>;

/** An error of the whole list, which has one payment, is one of its amount. */
const toFirstPaymentPath = (path: string): string =>
  path === 'payments' ? 'firstPayment.amount' : path.replace(/^payments\.0/, 'firstPayment');

/**
 * Records the payment that came with a new DKbono, as `PUT /vouchers/{id}/payments` does, and notifies about
 * both as one event: a DKbono that is created, or one that is paid off. Its date was confirmed with the DKbono.
 * @throws HttpError 400 for an invalid payment, at the paths of `firstPayment`
 */
export async function addFirstPayment(
  tx: Tx,
  user: CurrentUser,
  { id, total, version }: Voucher,
  payment: FirstPayment,
  today: string,
): Promise<Voucher> {
  const errors = validatePayments(total, [withParsedAmount(payment)], today);
  assertNoFieldErrors(errors.map((error) => ({ ...error, path: toFirstPaymentPath(error.path) })));
  const { after } = await recordPayments(tx, user, id, { payments: [payment], version, dateConfirmed: true }, today);
  await notify(tx, { type: after.status === 'LIQUIDADO' ? 'voucher.paid' : 'voucher.created', id, actorId: user.id });
  return after;
}
