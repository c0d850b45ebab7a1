import type { Product } from '@surco/shared/contract';
import { fold } from '@surco/shared/domain/formats';

/** What may be registered, found by its code as people write it. */
export type Catalogue = ReadonlyMap<string, Pick<Product, 'id' | 'code' | 'name'>>;

export const catalogueOf = (products: readonly Pick<Product, 'id' | 'code' | 'name'>[]): Catalogue =>
  new Map(products.map((product) => [fold(product.code), product]));

export const productOf = (catalogue: Catalogue, code: string) => catalogue.get(fold(code));
