import { buildPath, productPaths } from '@surco/shared/contract';
import type { PriceListKey } from '@surco/shared/domain';
import { toPriceListQuery } from './model/priceListKeys';

export { getProductPath } from '@surco/shared/contract';

/** the list. */
export const PRODUCTS_LIST_PATH = productPaths.list;
/** P-04: the list prices of all products. */
export const PRICES_PATH = productPaths.prices;
/** The prices of a list; without season and zone the general ones. */
export function getPriceListPath(list: PriceListKey): string {
  const query = new URLSearchParams(toPriceListQuery(list)).toString();
  return query ? `${PRICES_PATH}?${query}` : PRICES_PATH;
}
/** The link to the list from a product that is missing. */
export const productsBackLink = { label: 'Volver a productos', to: PRODUCTS_LIST_PATH };
/** the form of a new product. */
export const NEW_PRODUCT_PATH = productPaths.newProduct;
export const IMPORT_PRODUCTS_PATH = productPaths.importProducts;
/** the form of a stored product. */
export const getEditProductPath = (id: string): string => buildPath(productPaths.editProduct, { id });
