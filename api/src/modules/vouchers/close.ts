import type { CallInput, Voucher } from '@surco/shared/contract';
import { statusByPayments } from '@surco/shared/domain/vouchers';
import type { Tx } from '../../db/transaction';
import { found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { documentChanges } from '../documents/changes';
import { record } from '../documents/record';
import { moveStock, placeOf, wholly } from '../inventories/move';
import { changedVoucher, changeVoucher, holdVoucher } from './hold';
import { findVoucher } from './repository';
import { resolveExpiry } from './validity';

const allOf = (voucher: Voucher) => wholly('voucher', { place: placeOf(voucher), lines: voucher.lines });

/** Its bags are free again; one that had expired holds none any more. */
export async function cancelVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { reason, version }: CallInput<'POST /vouchers/{id}/cancel'>['body'],
  today: string,
): Promise<Voucher> {
  const before = await holdVoucher(tx, user, id, 'cancel', { version, today });
  if (before.status !== 'VENCIDO')
    await moveStock(tx, 'CANCEL_VOUCHER', allOf(before), { voucherId: id, userId: user.id });
  await changeVoucher(tx, user.id, id, { status: 'CANCELADO', status_reason: reason });
  await record(tx, { voucherId: id }, { action: 'CANCELADA', by: user.id, note: reason });
  return changedVoucher(tx, user, 'CANCEL', id, before);
}

/** An expired one stands again as its payments say, if its bags are still there (domain.md §2). */
export async function reopenVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  asked: CallInput<'POST /vouchers/{id}/reopen'>['body'],
  today: string,
): Promise<Voucher> {
  const before = await holdVoucher(tx, user, id, 'reopen', { version: asked?.version, today });
  const { end_date } = await tx
    .selectFrom('seasons')
    .select('end_date')
    .where('id', '=', before.season.id)
    .executeTakeFirstOrThrow();
  const expiresAt = await resolveExpiry(tx, asked?.expiresAt, today, end_date);
  await moveStock(tx, 'REOPEN_VOUCHER', allOf(before), { voucherId: id, userId: user.id });
  await changeVoucher(tx, user.id, id, {
    status: statusByPayments(before),
    status_reason: null,
    expires_at: expiresAt,
  });
  const changes = documentChanges(before, found(await findVoucher(tx, user, id)));
  await record(tx, { voucherId: id }, { action: 'REABIERTA', by: user.id, changes });
  return changedVoucher(tx, user, 'REOPEN', id, before);
}
