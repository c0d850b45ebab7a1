import type { Db } from '../src/db/pool';

/** What a product's inventory of a season says: bags committed, sold and available. */
export async function bagsOf(db: Db, seasonId: string, productId: string): Promise<[number, number, number]> {
  const row = await db
    .selectFrom('inventories')
    .select(['committed', 'sold', 'available'])
    .where('season_id', '=', seasonId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return [row.committed, row.sold, row.available];
}
