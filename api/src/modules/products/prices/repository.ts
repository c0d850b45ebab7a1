import type { PriceListKey } from '@surco/shared/domain';
import { changedBy } from '../../../core/db/recordColumns';
import type { Tx } from '../../../core/db/transaction';

interface NewPrice {
  productId: string;
  /** Null takes the product out of the list. */
  price: string | null;
  /** First day, `YYYY-MM-DD`. */
  validFrom: string;
  /** The user who wrote it. */
  by: string;
}

/** Adds prices of a list to the history. */
export async function insertPrices(
  tx: Tx,
  { seasonId, zoneId }: PriceListKey,
  prices: readonly NewPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  await tx
    .insertInto('product_prices')
    .values(
      prices.map(({ productId, price, validFrom, by }) => ({
        product_id: productId,
        season_id: seasonId,
        zone_id: zoneId,
        price,
        valid_from: validFrom,
        by,
      })),
    )
    .execute();
}

/** Writes the general price of a product, which keeps its other data. @param by null for the system */
export async function setGeneralPrice(tx: Tx, productId: string, price: string, by: string | null): Promise<void> {
  await tx
    .updateTable('products')
    .set({ base_price: price, ...changedBy(by) })
    .where('id', '=', productId)
    .execute();
}
