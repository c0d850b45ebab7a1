import type { HistoryEntry } from '@surco/shared/contract';
import { insertRows } from '../../../core/db/bulkInsert';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';

interface NewHistoryEntry {
  action: HistoryEntry['action'];
  /** Null for the job that expires DKbonos. */
  by: Pick<CurrentUser, 'id' | 'details'> | null;
  note?: string | null;
  changes?: HistoryEntry['changes'];
  /** Of payments: what they add up to. */
  amount?: string | undefined;
}

type DocumentRef = { saleId: string } | { voucherId: string };

/** Adds an entry to the history that the page of a sale or DKbono shows, and returns it as the API sends it. */
export async function addHistoryEntry(
  tx: Tx,
  document: DocumentRef,
  { action, by, note = null, changes = [], amount }: NewHistoryEntry,
): Promise<HistoryEntry> {
  const key = 'saleId' in document ? { sale_id: document.saleId } : { voucher_id: document.voucherId };
  const { id, at } = await tx
    .insertInto('document_history')
    .values({ ...key, action, by: by?.id ?? null, note, changes: JSON.stringify(changes), amount: amount ?? null })
    .returning(['id', 'at'])
    .executeTakeFirstOrThrow();
  const author = by && { id: by.id, firstName: by.details.firstName, lastName: by.details.lastName };
  return { id, at: at.toISOString(), by: author, action, note, changes };
}

/** Adds the same entry to the history of many sales, with one statement. */
export const addSaleHistoryEntries = (
  tx: Tx,
  saleIds: readonly string[],
  { action, by, note = null }: Omit<NewHistoryEntry, 'changes' | 'amount'>,
): Promise<void> =>
  insertRows(
    tx,
    'document_history',
    saleIds.map((id) => ({ id: createOrderedId(), sale_id: id, action, note, by: by?.id ?? null })),
  );
