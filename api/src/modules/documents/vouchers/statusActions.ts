import type { CallInput, Voucher } from '@surco/shared/contract';
import { getStatusByPayments } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { applyStockChange, toStockKey, listDocumentStock } from '../../inventory';
import { updateVoucherRow } from '../common/updateVoucherRow';
import { lockVoucher } from './lockVoucher';
import { recordVoucherChange } from './recordVoucherChange';
import { resolveExpiry } from './resolveExpiry';

const listVoucherStock = (voucher: Voucher) =>
  listDocumentStock('voucher', { stockKey: toStockKey(voucher), lines: voucher.lines });

/**
 * Cancels a DKbono and releases its bags; an expired one has released them already.
 * @throws HttpError as {@link lockVoucher}
 */
export async function cancelVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { reason, version }: CallInput<'POST /vouchers/{id}/cancel'>['body'],
  today: string,
): Promise<Voucher> {
  const before = await lockVoucher(tx, user, id, 'cancel', { version, today });
  if (before.status !== 'VENCIDO')
    await applyStockChange(tx, 'CANCEL_VOUCHER', listVoucherStock(before), { voucherId: id, userId: user.id });
  await updateVoucherRow(tx, user.id, id, { status: 'CANCELADO', status_reason: reason });
  return recordVoucherChange(tx, user, before, { auditAction: 'CANCEL', historyAction: 'CANCELADA', note: reason });
}

/**
 * Reopens an expired DKbono with the status that its payments give, and reserves its bags again.
 * @throws HttpError as {@link lockVoucher}; 400 for an invalid expiry; 409 when the bags are no longer available
 */
export async function reopenVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  body: CallInput<'POST /vouchers/{id}/reopen'>['body'],
  today: string,
): Promise<Voucher> {
  const before = await lockVoucher(tx, user, id, 'reopen', { version: body?.version, today });
  const { end_date } = await tx
    .selectFrom('seasons')
    .select('end_date')
    .where('id', '=', before.season.id)
    .executeTakeFirstOrThrow();
  const expiresAt = await resolveExpiry(tx, body?.expiresAt, today, end_date);
  await applyStockChange(tx, 'REOPEN_VOUCHER', listVoucherStock(before), { voucherId: id, userId: user.id });
  await updateVoucherRow(tx, user.id, id, {
    status: getStatusByPayments(before),
    status_reason: null,
    expires_at: expiresAt,
  });
  return recordVoucherChange(tx, user, before, { auditAction: 'REOPEN', historyAction: 'REABIERTA' });
}
