import type { ProductPrice } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';

interface PriceRow extends Omit<ProductPrice, 'productId'> {
  product_id: string;
}

/** Returns the price of every product on a day and its planned prices, by code. */
export async function listPrices(db: Db | Tx, today: string): Promise<ProductPrice[]> {
  const { rows } = await sql<PriceRow>`
    select p.id as product_id, p.code, p.name, p.crop, p.use, p.enabled, p.base_price as price,
      coalesce(max(h.valid_from) filter (where h.valid_from <= ${today}), p.created_at::date) as since,
      coalesce(
        json_agg(json_build_object('price', h.price::text, 'validFrom', h.valid_from) order by h.valid_from)
          filter (where h.valid_from > ${today}),
        '[]') as planned
    from products p
    left join product_prices h on h.product_id = p.id
    group by p.id
    order by p.code`.execute(db);
  return rows.map(({ product_id: productId, ...price }) => ({ productId, ...price }));
}

interface NewPrice {
  productId: string;
  price: string;
  /** First day, `YYYY-MM-DD`. */
  validFrom: string;
  /** The user who wrote it. */
  by: string;
}

/** Adds prices to the history. */
export async function insertPrices(tx: Tx, prices: readonly NewPrice[]): Promise<void> {
  if (prices.length === 0) return;
  await tx
    .insertInto('product_prices')
    .values(
      prices.map(({ productId, price, validFrom, by }) => ({
        product_id: productId,
        price,
        valid_from: validFrom,
        by,
      })),
    )
    .execute();
}

/** Writes the list price of a product, which keeps its other data. @param by null for the system */
export async function setListPrice(tx: Tx, productId: string, price: string, by: string | null): Promise<void> {
  await tx
    .updateTable('products')
    .set({ base_price: price, version: sql`version + 1`, updated_at: sql`now()`, updated_by: by })
    .where('id', '=', productId)
    .execute();
}
