import type { Product } from '@surco/shared/contract';
import { foldText } from '@surco/shared/domain';

/** The products that may be registered, by folded code (without case and accents). */
export type ProductLookup = ReadonlyMap<string, Pick<Product, 'id' | 'code' | 'name'>>;

export const createProductLookup = (products: readonly Pick<Product, 'id' | 'code' | 'name'>[]): ProductLookup =>
  new Map(products.map((product) => [foldText(product.code), product]));

export const findProduct = (productLookup: ProductLookup, code: string) => productLookup.get(foldText(code));
