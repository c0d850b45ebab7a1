import { stockChange, type StockEvent } from '@surco/shared/domain/stock';
import type { Tx } from '../../db/transaction';
import { tellStock } from '../notifications/stock';

/** Whose bags: a season at a distributor. */
export interface StockPlace {
  seasonId: string;
  distributorId: string;
}

export interface LockedStock {
  id: string;
  productId: string;
  available: number;
}

/** Locks the inventories of some products, always in the same order, so that two sales never wait for each other. */
export async function lockStock(
  tx: Tx,
  { seasonId, distributorId }: StockPlace,
  productIds: readonly string[],
): Promise<Map<string, LockedStock>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('inventories')
    .select(['id', 'product_id', 'available'])
    .where('season_id', '=', seasonId)
    .where('distributor_id', '=', distributorId)
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, product_id: productId, available }) => [productId, { id, productId, available }]));
}

/** The bags of one product that an event is about, of the DKbono and of the sale. */
export interface Bags {
  voucher: number;
  sale: number;
}

interface Cause {
  saleId?: string;
  voucherId?: string;
  /** Null when the day came and nobody acted. */
  userId: string | null;
}

/**
 * Books an event on a locked inventory: its figures, and the row of the ledger that explains them. Whoever answers for
 * the stock is told when it runs low or out.
 */
export async function bookStock(
  tx: Tx,
  stock: LockedStock,
  event: StockEvent,
  bags: Bags,
  { saleId, voucherId, userId }: Cause,
): Promise<void> {
  const { committed, sold } = stockChange(event, bags);
  const after = await tx
    .updateTable('inventories')
    .set((row) => ({
      committed: row('committed', '+', committed),
      sold: row('sold', '+', sold),
      version: row('version', '+', 1),
      updated_at: new Date(),
      updated_by: userId,
    }))
    .where('id', '=', stock.id)
    .returning(['initial', 'adjustments', 'committed', 'sold'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('stock_movements')
    .values({
      inventory_id: stock.id,
      event,
      committed,
      sold,
      sale_id: saleId ?? null,
      voucher_id: voucherId ?? null,
      by: userId,
    })
    .execute();
  const before = { ...after, committed: after.committed - committed, sold: after.sold - sold };
  await tellStock(tx, stock, before, after, userId);
}
