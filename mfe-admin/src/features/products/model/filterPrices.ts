import type { ProductPrice } from '@surco/shared/contract';
import { foldText, hasWords, type PriceListKey, splitWords } from '@surco/shared/domain';
import { canLeavePriceList } from './priceListMembership';

export interface PriceFilter {
  search: string;
  /** '' for all crops. */
  crop: string;
  /** '' for all products. */
  membership: '' | 'in' | 'out';
}

/** The products of a crop whose code or name has the words of the text, ignoring case and accents; in the list or not. */
export function filterPrices(
  products: readonly ProductPrice[],
  list: PriceListKey,
  { search, crop, membership }: PriceFilter,
): ProductPrice[] {
  const words = splitWords(search);
  return products.filter(
    (product) =>
      (crop === '' || product.crop === crop) &&
      (membership === '' || (membership === 'in') === canLeavePriceList(product, list)) &&
      hasWords(foldText(`${product.code} ${product.name}`), words),
  );
}
