import type { ProductPrice } from '@surco/shared/contract';
import { foldText, type PriceListKey } from '@surco/shared/domain';
import { canLeavePriceList } from './priceListMembership';

export interface PriceFilter {
  search: string;
  /** '' for all crops. */
  crop: string;
  /** '' for all products. */
  membership: '' | 'in' | 'out';
}

/** The products of a crop whose code or name contains the text, ignoring case and accents; in the list or not. */
export function filterPrices(
  products: readonly ProductPrice[],
  list: PriceListKey,
  { search, crop, membership }: PriceFilter,
): ProductPrice[] {
  const text = foldText(search.trim());
  return products.filter(
    (product) =>
      (crop === '' || product.crop === crop) &&
      (membership === '' || (membership === 'in') === canLeavePriceList(product, list)) &&
      foldText(`${product.code} ${product.name}`).includes(text),
  );
}
