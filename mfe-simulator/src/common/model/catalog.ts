import {
  foldText,
  type ProductData,
  resolveSilageParameters,
  type SilageParameters,
  type SilageProduct,
  type SilageProductionType,
} from '@surco/shared/domain';

export type CatalogProduct = SilageProduct & Pick<ProductData, 'id' | 'name' | 'use' | 'environment'>;

export interface CatalogProductionType extends SilageProductionType {
  readonly id: string;
  readonly name: string;
}

/** Response of GET /simulator/catalog, as far as the screen uses it. */
export interface CatalogAnswer {
  readonly products: readonly CatalogProduct[];
  readonly productionTypes: readonly CatalogProductionType[];
  readonly parameters: readonly { readonly key: string; readonly value: number }[];
  /** Time of the last change of a product, production type or parameter. */
  readonly updatedAt: string;
}

export interface Catalog {
  readonly products: readonly CatalogProduct[];
  readonly productionTypes: readonly CatalogProductionType[];
  readonly parameters: SilageParameters;
  readonly updatedAt: string;
}

export const toCatalog = ({ products, productionTypes, parameters, updatedAt }: CatalogAnswer): Catalog => ({
  products,
  productionTypes,
  parameters: resolveSilageParameters(parameters),
  updatedAt,
});

const findById = <T extends { readonly id: string }>(list: readonly T[], id: string): T | undefined =>
  list.find((item) => item.id === id);

/** The selected product; when none is selected or it was withdrawn, the first product for silage, or the first of all. */
export const findProductOrDefault = ({ products }: Catalog, id: string): CatalogProduct | undefined =>
  findById(products, id) ?? products.find((product) => product.use === 'SILO') ?? products[0];

/** The selected production type, or the first one. */
export const findProductionTypeOrDefault = (
  { productionTypes }: Catalog,
  id: string,
): CatalogProductionType | undefined => findById(productionTypes, id) ?? productionTypes[0];

/** Finds a production type by its name, ignoring case and accents; the query parameter `objective` holds such a name. */
export const findProductionTypeByName = (
  { productionTypes }: Catalog,
  objective: string,
): CatalogProductionType | undefined => productionTypes.find((type) => foldText(type.name) === foldText(objective));
