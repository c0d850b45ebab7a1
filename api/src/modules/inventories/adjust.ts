import type { CallInput, InventoryDetail } from '@surco/shared/contract';
import { plural } from '@surco/shared/domain/formats';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { Failure, found } from '../../http/failure';
import { audit } from '../documents/audit';
import { tellStock } from '../notifications/stock';
import { sameVersion } from '../versioned';
import { findInventory } from './movements';
import { inventoriesById } from './repository';

function tooMany(available: number): Failure {
  const message = `Solo hay ${plural(available, 'bolsa', 'bolsas')} disponibles: el ajuste no puede restar más.`;
  return new Failure('STOCK_INSUFICIENTE', { text: message, details: [{ path: 'adjustment', message }] });
}

/** Somebody counted: bags are added or taken, with the reason; never more than are available. */
export async function adjustInventory(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { adjustment, reason, version }: CallInput<'PUT /inventories/{id}'>['body'],
): Promise<InventoryDetail> {
  await tx.selectFrom('inventories').select('id').where('id', '=', id).forUpdate().execute();
  const [before] = await inventoriesById(tx, user, [id]);
  sameVersion(found(before), version);
  const { available } = found(before);
  if (available + adjustment < 0) throw tooMany(available);
  await tx
    .updateTable('inventories')
    .set({
      adjustments: sql`adjustments + ${adjustment}`,
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: user.id,
    })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('stock_movements')
    .values({ inventory_id: id, event: 'ADJUST', adjustment, reason, by: user.id })
    .execute();
  const [after] = await inventoriesById(tx, user, [id]);
  await audit(tx, user, { action: 'ADJUST', entity: 'inventory', entityId: id, before, after });
  await tellStock(tx, { id }, found(before), found(after), user.id);
  return found(await findInventory(tx, user, id));
}
