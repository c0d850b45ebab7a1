import type { ProductPrice } from '@surco/shared/contract';
import { foldText } from '@surco/shared/domain';

export interface PriceFilter {
  search: string;
  /** '' for all crops. */
  crop: string;
}

/** The products of a crop whose code or name contains the text, ignoring case and accents. */
export function filterPrices(products: readonly ProductPrice[], { search, crop }: PriceFilter): ProductPrice[] {
  const text = foldText(search.trim());
  return products.filter(
    (product) => (crop === '' || product.crop === crop) && foldText(`${product.code} ${product.name}`).includes(text),
  );
}
