import type { StockEvent } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Row } from '../../core/db/schema/database';
import type { Tx } from '../../core/db/transaction';

/** The stock that a document takes its bags from: a season at a distributor. */
export interface StockKey {
  seasonId: string;
  distributorId: string;
}

/** A locked inventory, with the bags that can still be taken. */
export type LockedInventory = Pick<
  Row<'inventories'>,
  'id' | 'product_id' | 'initial' | 'adjustments' | 'committed' | 'sold' | 'available'
>;

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

/** By how many bags an event changes the counts of a locked inventory. */
export interface LedgerEntry {
  inventory: LockedInventory;
  committed: number;
  sold: number;
}

/**
 * Applies an event to locked inventories in one statement: updates their counts and adds the stock movements that
 * explain them.
 */
export async function writeLedgerEntries(
  tx: Tx,
  event: StockEvent,
  entries: readonly LedgerEntry[],
  { saleId, voucherId, userId }: StockChangeCause,
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ inventory }) => inventory.id);
  const [committed, sold] = [entries.map((entry) => entry.committed), entries.map((entry) => entry.sold)];
  await sql`with entry (inventory_id, committed, sold) as (
      select * from unnest(${ids}::uuid[], ${committed}::integer[], ${sold}::integer[])),
    counted as (
      update inventories i set committed = i.committed + e.committed, sold = i.sold + e.sold,
        version = i.version + 1, updated_at = now(), updated_by = ${userId}::uuid
      from entry e where i.id = e.inventory_id)
    insert into stock_movements (inventory_id, event, committed, sold, sale_id, voucher_id, by)
    select e.inventory_id, ${event}, e.committed, e.sold, ${saleId ?? null}::uuid, ${voucherId ?? null}::uuid,
      ${userId}::uuid from entry e`.execute(tx);
}
