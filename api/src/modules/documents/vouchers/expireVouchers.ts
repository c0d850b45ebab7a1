import { getStatusAfterEvent } from '@surco/shared/domain';
import { isConnectionError } from '../../../core/db/connectionErrors';
import type { Db } from '../../../core/db/pool';
import { withTransaction, type Tx } from '../../../core/db/transaction';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { readLines, voucherPartTables } from '../common/documentParts';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { applyStockChange, listDocumentStock } from '../../inventory';
import { notify } from '../../notifications';
import { updateVoucherRow } from '../common/updateVoucherRow';

/** Expires one DKbono, unless it was paid, cancelled or extended after it was selected. */
async function expireVoucher(tx: Tx, id: string, today: string): Promise<boolean> {
  const voucher = await tx.selectFrom('vouchers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const status = voucher && voucher.expires_at < today ? getStatusAfterEvent('EXPIRE', voucher) : null;
  if (!voucher || !status) return false;
  const stockKey = { seasonId: voucher.season_id, distributorId: voucher.distributor_id };
  const lines = await readLines(tx, voucherPartTables, id);
  await applyStockChange(tx, 'EXPIRE_VOUCHER', listDocumentStock('voucher', { stockKey, lines }), {
    voucherId: id,
    userId: null,
  });
  await updateVoucherRow(tx, null, id, { status });
  await addHistoryEntry(tx, { voucherId: id }, { action: 'VENCIDA', by: null });
  const { folio, expires_at: expiresAt, paid, balance } = voucher;
  const before = { folio, status: voucher.status, expiresAt, paid, balance };
  await writeAuditEntry(tx, null, {
    action: 'EXPIRE',
    entity: 'voucher',
    entityId: id,
    before,
    after: { ...before, status },
  });
  await notify(tx, { type: 'voucher.expired', id, actorId: null });
  return true;
}

/**
 * Expires every unpaid DKbono whose last day has passed and releases its bags. Each has a transaction of its own, so
 * that one failure does not stop the others; a second run finds nothing.
 * @returns the ids that expired
 * @throws AggregateError of all failures after every DKbono was tried; a connection error at once
 */
export async function expireVouchers(db: Db, today: string): Promise<string[]> {
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
      if (await withTransaction(db, (tx) => expireVoucher(tx, id, today))) expired.push(id);
    } catch (error) {
      if (isConnectionError(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some DKbonos could not expire.');
  return expired;
}
