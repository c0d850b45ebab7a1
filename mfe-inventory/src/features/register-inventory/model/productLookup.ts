import { foldText } from '@surco/shared/domain';
import type { TableProduct } from './filterProducts';

/** The products that may be registered, by folded code (without case and accents). */
export type ProductLookup = ReadonlyMap<string, TableProduct>;

export const createProductLookup = (products: readonly TableProduct[]): ProductLookup =>
  new Map(products.map((product) => [foldText(product.code), product]));

export const findProduct = (productLookup: ProductLookup, code: string) => productLookup.get(foldText(code));
