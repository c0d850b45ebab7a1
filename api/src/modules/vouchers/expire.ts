import { voucherAfter } from '@surco/shared/domain/vouchers';
import { isDatabaseAway } from '../../db/away';
import type { Db } from '../../db/pool';
import { transaction, type Tx } from '../../db/transaction';
import { audit } from '../documents/audit';
import { linesOf, voucherParts } from '../documents/details';
import { record } from '../documents/record';
import { moveStock, wholly } from '../inventories/move';
import { changeVoucher } from './hold';

/** Expires one, unless it was paid, cancelled or given more time since it was found. */
async function expire(tx: Tx, id: string, today: string): Promise<boolean> {
  const voucher = await tx.selectFrom('vouchers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const status = voucher && voucher.expires_at < today ? voucherAfter('EXPIRE', voucher) : null;
  if (!voucher || !status) return false;
  const place = { seasonId: voucher.season_id, distributorId: voucher.distributor_id };
  const lines = await linesOf(tx, voucherParts, id);
  await moveStock(tx, 'EXPIRE_VOUCHER', wholly('voucher', { place, lines }), { voucherId: id, userId: null });
  await changeVoucher(tx, null, id, { status });
  await record(tx, { voucherId: id }, { action: 'VENCIDA', by: null });
  const { folio, expires_at: expiresAt, paid, balance } = voucher;
  const before = { folio, status: voucher.status, expiresAt, paid, balance };
  await audit(tx, null, { action: 'EXPIRE', entity: 'voucher', entityId: id, before, after: { ...before, status } });
  return true;
}

/**
 * Every DKbono that is not paid and whose last day has passed: VENCIDO, its bags free. Each in a transaction of its
 * own, so that one that cannot does not hold the rest; running it again finds nothing.
 * @param tell what else belongs into the same transaction
 * @returns the ids that expired
 * @throws AggregateError after all were tried
 */
export async function expireVouchers(
  db: Db,
  today: string,
  tell: (tx: Tx, id: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const due = await db
    .selectFrom('vouchers')
    .select('id')
    .where('status', 'in', ['ABIERTO', 'CON_ABONOS'])
    .where('expires_at', '<', today)
    .orderBy('expires_at')
    .execute();
  const expired: string[] = [];
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      const done = await transaction(db, async (tx) => {
        const changed = await expire(tx, id, today);
        if (changed) await tell(tx, id);
        return changed;
      });
      if (done) expired.push(id);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some DKbonos could not expire.');
  return expired;
}
