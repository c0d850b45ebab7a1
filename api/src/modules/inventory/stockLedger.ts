import { calculateStockChange, type StockEvent } from '@surco/shared/domain';
import type { Row } from '../../core/db/schema/database';
import type { Tx } from '../../core/db/transaction';
import type { StockLevelChange } from '../notifications';

/** The stock that a document takes its bags from: a season at a distributor. */
export interface StockKey {
  seasonId: string;
  distributorId: string;
}

/** A locked inventory, with the bags that can still be taken. */
export type LockedInventory = Pick<Row<'inventories'>, 'id' | 'available'>;

/** The ids that select inventories: those of every combination of season, distributor and product. */
interface StockSelection {
  seasonIds: readonly string[];
  distributorIds: readonly string[];
  productIds: readonly string[];
}

/**
 * Locks inventories until the transaction ends. Every caller locks in the same order (season, distributor, product),
 * so that two transactions never wait for each other.
 */
export async function lockInventories(
  tx: Tx,
  { seasonIds, distributorIds, productIds }: StockSelection,
): Promise<Row<'inventories'>[]> {
  if (seasonIds.length === 0 || distributorIds.length === 0 || productIds.length === 0) return [];
  return tx
    .selectFrom('inventories')
    .selectAll()
    .where('season_id', 'in', seasonIds)
    .where('distributor_id', 'in', distributorIds)
    .where('product_id', 'in', productIds)
    .orderBy('season_id')
    .orderBy('distributor_id')
    .orderBy('product_id')
    .forUpdate()
    .execute();
}

/** Bags of one product that an event is about: those that a DKbono reserves and those that a sale takes. */
export interface BagCounts {
  voucher: number;
  sale: number;
}

/** The document and the user that a stock movement names. */
export interface StockChangeCause {
  saleId?: string;
  voucherId?: string;
  /** Null for the job that expires DKbonos. */
  userId: string | null;
}

/**
 * Applies an event to a locked inventory: updates its counts and adds the stock movement that explains them.
 * @returns the change, for `notifyStockLevels`
 */
export async function writeStockChange(
  tx: Tx,
  inventory: LockedInventory,
  event: StockEvent,
  bags: BagCounts,
  { saleId, voucherId, userId }: StockChangeCause,
): Promise<StockLevelChange> {
  const { committed, sold } = calculateStockChange(event, bags);
  const after = await tx
    .updateTable('inventories')
    .set((row) => ({
      committed: row('committed', '+', committed),
      sold: row('sold', '+', sold),
      version: row('version', '+', 1),
      updated_at: new Date(),
      updated_by: userId,
    }))
    .where('id', '=', inventory.id)
    .returning(['initial', 'adjustments', 'committed', 'sold'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('stock_movements')
    .values({
      inventory_id: inventory.id,
      event,
      committed,
      sold,
      sale_id: saleId ?? null,
      voucher_id: voucherId ?? null,
      by: userId,
    })
    .execute();
  const before = { ...after, committed: after.committed - committed, sold: after.sold - sold };
  return { id: inventory.id, before, after };
}
