import { fold } from '@surco/shared/domain/formats';
import type { Product } from '@surco/shared/domain/product';
import { parametersFrom, type SilageParameters } from '@surco/shared/domain/silage/parameters';
import type { SilageProduct, SilageProduction } from '@surco/shared/domain/silage/input';

export type CatalogProduct = SilageProduct & Pick<Product, 'id' | 'name' | 'use' | 'environment'>;

export interface CatalogProduction extends SilageProduction {
  readonly id: string;
  readonly name: string;
}

/** What GET /simulator/catalog answers, as far as the screen reads it. */
export interface CatalogAnswer {
  readonly products: readonly CatalogProduct[];
  readonly productionTypes: readonly CatalogProduction[];
  readonly parameters: readonly { readonly key: string; readonly value: number }[];
  /** When a product, a production type or a parameter was last changed. */
  readonly updatedAt: string;
}

export interface Catalog {
  readonly products: readonly CatalogProduct[];
  readonly productionTypes: readonly CatalogProduction[];
  readonly parameters: SilageParameters;
  readonly updatedAt: string;
}

export const catalogFrom = ({ products, productionTypes, parameters, updatedAt }: CatalogAnswer): Catalog => ({
  products,
  productionTypes,
  parameters: parametersFrom(parameters),
  updatedAt,
});

const found = <T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined =>
  list.find((item) => item.id === id);

/** The chosen product, or the first one made for silage when none is chosen or it was withdrawn. */
export const productOf = ({ products }: Catalog, id: string): CatalogProduct | undefined =>
  found(products, id) ?? products.find((product) => product.use === 'SILO') ?? products[0];

/** The chosen production type, or the first one. */
export const productionOf = ({ productionTypes }: Catalog, id: string): CatalogProduction | undefined =>
  found(productionTypes, id) ?? productionTypes[0];

/** The production type an address names as its objective; case and accents do not matter. */
export const productionNamed = ({ productionTypes }: Catalog, objective: string): CatalogProduction | undefined =>
  productionTypes.find((type) => fold(type.name) === fold(objective));
