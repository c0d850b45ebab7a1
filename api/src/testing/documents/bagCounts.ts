import type { Db } from '../../core/db/pool';

/**
 * Returns the bags committed, sold and available of a product in a season. Only one distributor must have it in stock,
 * since the first inventory found is read.
 */
export async function readBagCounts(db: Db, seasonId: string, productId: string): Promise<[number, number, number]> {
  const row = await db
    .selectFrom('inventories')
    .select(['committed', 'sold', 'available'])
    .where('season_id', '=', seasonId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return [row.committed, row.sold, row.available];
}
