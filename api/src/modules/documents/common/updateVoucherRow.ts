import { changedBy } from '../../../core/db/recordColumns';
import type { NewRow } from '../../../core/db/schema/database';
import type { Tx } from '../../../core/db/transaction';

/**
 * Updates columns of one DKbono and raises its version. The caller holds the row lock.
 * @param userId who makes the change; null for the job that expires DKbonos
 */
export const updateVoucherRow = (tx: Tx, userId: string | null, id: string, change: Partial<NewRow<'vouchers'>>) =>
  tx
    .updateTable('vouchers')
    .set({ ...change, ...changedBy(userId) })
    .where('id', '=', id)
    .execute();
