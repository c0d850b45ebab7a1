import { calculateStockChange } from '@surco/shared/domain';
import { sql } from 'kysely';
import { insertRows } from '../../core/db/bulkInsert';
import type { Row } from '../../core/db/schema/database';
import { createOrderedId } from '../../core/db/orderedId';
import type { Tx } from '../../core/db/transaction';
import { notifyStockLevels } from '../notifications';

interface SaleMovement {
  inventoryId: string;
  saleId: string;
  bags: number;
}

/** Adds the stock movements of many direct sales, with one statement. */
export const addSaleMovements = (tx: Tx, movements: readonly SaleMovement[], userId: string): Promise<void> =>
  insertRows(
    tx,
    'stock_movements',
    movements.map(({ inventoryId, saleId, bags }) => ({
      id: createOrderedId(),
      inventory_id: inventoryId,
      event: 'DIRECT_SALE',
      ...calculateStockChange('DIRECT_SALE', { sale: bags }),
      sale_id: saleId,
      by: userId,
    })),
  );

interface SoldBags {
  /** The inventory as it was locked. */
  inventory: Row<'inventories'>;
  bags: number;
}

/**
 * Adds the sold bags to many locked inventories in one statement, and notifies about those that become low or run out.
 */
export async function addSoldBags(tx: Tx, changes: readonly SoldBags[], userId: string): Promise<void> {
  if (changes.length === 0) return;
  const sold = JSON.stringify(changes.map(({ inventory, bags }) => ({ id: inventory.id, sold: bags })));
  await sql`update inventories i set sold = i.sold + x.sold, version = i.version + 1, updated_at = now(), updated_by = ${userId}
    from json_to_recordset(${sold}::json) as x (id uuid, sold integer) where i.id = x.id`.execute(tx);
  const levels = changes.map(({ inventory, bags }) => ({
    id: inventory.id,
    before: inventory,
    after: { ...inventory, sold: inventory.sold + bags },
  }));
  await notifyStockLevels(tx, levels, userId);
}
