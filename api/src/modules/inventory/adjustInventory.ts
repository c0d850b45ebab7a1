import type { CallInput, InventoryDetail } from '@surco/shared/contract';
import { describeExcessAdjustment } from '@surco/shared/domain';
import { sql } from 'kysely';
import { changedBy } from '../../core/db/recordColumns';
import type { Tx } from '../../core/db/transaction';
import type { CurrentUser } from '../../core/http/currentUser';
import { HttpError, requireFound } from '../../core/http/httpError';
import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import { notifyStockLevels } from '../notifications';
import { assertVersion } from '../../core/http/assertVersion';
import { findInventory } from './findInventory';
import { findInventoriesById } from './repository';

function createAdjustmentError(available: number): HttpError {
  const message = describeExcessAdjustment(available);
  return new HttpError('STOCK_INSUFICIENTE', { text: message, details: [{ path: 'adjustment', message }] });
}

/**
 * Corrects the stock by `adjustment` bags (negative removes them), with the reason, and returns the inventory.
 * @throws HttpError 404 outside the user's scope, 409 VERSION_OBSOLETA for another version, 409 STOCK_INSUFICIENTE when
 * more bags are removed than are available
 */
export async function adjustInventory(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { adjustment, reason, version }: CallInput<'PUT /inventories/{id}'>['body'],
): Promise<InventoryDetail> {
  await tx.selectFrom('inventories').select('id').where('id', '=', id).forUpdate().execute();
  const [before] = await findInventoriesById(tx, user, [id]);
  assertVersion(requireFound(before), version);
  const { available } = requireFound(before);
  if (available + adjustment < 0) throw createAdjustmentError(available);
  await tx
    .updateTable('inventories')
    .set({
      adjustments: sql`adjustments + ${adjustment}`,
      ...changedBy(user.id),
    })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('stock_movements')
    .values({ inventory_id: id, event: 'ADJUST', adjustment, reason, by: user.id })
    .execute();
  const [after] = await findInventoriesById(tx, user, [id]);
  await writeAuditEntry(tx, user, { action: 'ADJUST', entity: 'inventory', entityId: id, before, after });
  await notifyStockLevels(tx, [{ id, before: requireFound(before), after: requireFound(after) }], user.id);
  return requireFound(await findInventory(tx, user, id));
}
