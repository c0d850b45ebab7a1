import type { HistoryEntry, Voucher } from '@surco/shared/contract';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { requireFound } from '../../../core/http/httpError';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { diffDocuments } from '../common/diffDocuments';
import { findVoucher } from './repository';

interface VoucherChange {
  auditAction: string;
  historyAction: HistoryEntry['action'];
  note?: string;
  /** Of payments: what they add up to. */
  amount?: string | undefined;
}

/**
 * Reads a DKbono after its rows were written, adds the change to its history and to the audit log, and returns it.
 * @param before the DKbono as it was locked
 * @throws HttpError 404 when the DKbono is outside the user's scope
 */
export async function recordVoucherChange(
  tx: Tx,
  user: CurrentUser,
  before: Voucher,
  { auditAction, historyAction, note, amount }: VoucherChange,
): Promise<Voucher> {
  const { id } = before;
  const written = requireFound(await findVoucher(tx, user, id));
  const changes = diffDocuments(before, written);
  const event = { action: historyAction, by: user, changes, amount, ...(note === undefined ? {} : { note }) };
  const entry = await addHistoryEntry(tx, { voucherId: id }, event);
  const after = { ...written, history: [...written.history, entry] };
  await writeAuditEntry(tx, user, { action: auditAction, entity: 'voucher', entityId: id, before, after });
  return after;
}
