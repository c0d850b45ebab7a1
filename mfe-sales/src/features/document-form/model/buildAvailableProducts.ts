import type { SaleLine } from '@surco/shared/contract';
import { applyLineSnapshot, type ListedProduct, type SellableProduct, type ProductData } from '@surco/shared/domain';

/** A product with the price and maximum discount that apply in this document. */
export interface AvailableProduct extends SellableProduct, Pick<ProductData, 'name'>, ListedProduct {
  /** Disabled product: stays in a document that contains it, but its sowing data is unknown. */
  readonly isDisabled?: boolean;
  /** The price is fixed by the document. */
  readonly hasDocumentPrice?: boolean;
  /** The list that the price is from; absent for the general one. */
  readonly priceListName?: string;
}

export type AvailableProducts = ReadonlyMap<string, AvailableProduct>;

/** A disabled product, from the data of its line. */
const createDisabledProduct = ({ productId, code, name, ...line }: SaleLine): AvailableProduct => ({
  id: productId,
  code,
  name,
  basePrice: line.basePrice,
  taxRate: line.taxRate,
  yieldMV: line.productYield,
  maxDiscount: line.discount,
  packaging: 'KG',
  seedsPerBag: null,
  kgPerBag: null,
  kgPerHa: null,
  densityPlantsHa: null,
  isDisabled: true,
  hasDocumentPrice: true,
});

/** Enabled products plus the document's own, with the document's prices and discounts. */
export function buildAvailableProducts(
  products: readonly (ProductData & ListedProduct)[],
  lines: readonly SaleLine[],
): AvailableProducts {
  const availableProducts = new Map<string, AvailableProduct>(products.map((product) => [product.id, product]));
  for (const line of lines) {
    const product = availableProducts.get(line.productId);
    availableProducts.set(
      line.productId,
      product ? { ...applyLineSnapshot(product, line), hasDocumentPrice: true } : createDisabledProduct(line),
    );
  }
  return availableProducts;
}
