import type { ProductPrice } from '@surco/shared/contract';
import type { PriceListKey } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import { isInPriceList } from '../model/priceListMembership';
import { toPriceListQuery } from '../model/priceListKeys';

/**
 * Reads the prices that products have in a list of their own today; products that are not in it are left out.
 * @throws ApiError
 */
export async function readPricesInList(products: readonly ProductPrice[], list: PriceListKey): Promise<ProductPrice[]> {
  const ids = new Set(products.map(({ productId }) => productId));
  const prices = await call('GET /prices', { query: toPriceListQuery(list) });
  return prices.filter((price) => ids.has(price.productId) && isInPriceList(price, list));
}
