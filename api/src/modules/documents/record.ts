import type { HistoryEntry } from '@surco/shared/contract';
import type { Tx } from '../../db/transaction';

interface Entry {
  action: HistoryEntry['action'];
  by: string | null;
  note?: string | null;
  changes?: HistoryEntry['changes'];
}

type Of = { saleId: string } | { voucherId: string };

/** One line of the history that a document's page tells; `by` is null when the day came and nobody acted. */
export async function record(tx: Tx, of: Of, { action, by, note = null, changes = [] }: Entry): Promise<void> {
  const key = 'saleId' in of ? { sale_id: of.saleId } : { voucher_id: of.voucherId };
  await tx
    .insertInto('document_history')
    .values({ ...key, action, by, note, changes: JSON.stringify(changes) })
    .execute();
}
