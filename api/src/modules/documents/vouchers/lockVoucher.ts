import type { Voucher } from '@surco/shared/contract';
import { checkVoucherAction, type VoucherAction } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { HttpError, requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { lockSeason } from '../../seasons';
import { assertVersion } from '../../../core/http/assertVersion';
import { findVoucher } from './repository';

/**
 * Locks the customer of a DKbono.
 * @throws HttpError 409 for an anonymous one: nobody could collect what they owe, or return what is in their favour
 */
export async function assertNotAnonymous(tx: Tx, id: string): Promise<void> {
  const customer = await tx
    .selectFrom('customers as c')
    .innerJoin('vouchers as v', 'v.customer_id', 'c.id')
    .select('c.anonymized_at')
    .where('v.id', '=', id)
    .forShare('c')
    .executeTakeFirst();
  if (customer?.anonymized_at)
    throw new HttpError('TRANSICION_INVALIDA', {
      text: 'Los datos personales de este cliente se cancelaron: su cuenta ya no cambia.',
    });
}

/**
 * Locks a DKbono and its season until the transaction ends and returns the DKbono as it is after the lock.
 * @param action what the user is about to do
 * @throws HttpError 404 outside the user's scope, 409 for an anonymous customer, 409 VERSION_OBSOLETA for another version, and the code of the rule
 * that forbids the action
 */
export async function lockVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  action: VoucherAction,
  { version, today }: { version: number | undefined; today: string },
): Promise<Voucher> {
  const row = await tx.selectFrom('vouchers').select('season_id').where('id', '=', id).forUpdate().executeTakeFirst();
  await lockSeason(tx, requireFound(row).season_id);
  const voucher = requireFound(await findVoucher(tx, user, id));
  await assertNotAnonymous(tx, id);
  assertVersion(voucher, version);
  const denial = checkVoucherAction(action, { voucher, user, today });
  if (denial) throw new HttpError(denial.code, { text: denial.message });
  return voucher;
}
