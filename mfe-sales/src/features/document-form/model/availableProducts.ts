import type { SaleLine } from '@surco/shared/contract';
import { applyLineSnapshot, type SellableProduct, type ProductData } from '@surco/shared/domain';

/** A product with the terms this document may use: current or its own fixed price. */
export interface AvailableProduct extends SellableProduct, Pick<ProductData, 'name'> {
  /** Disabled product: stays in a document that contains it, but its sowing data is unknown. */
  readonly isRetired?: boolean;
  /** The price is fixed by the document. */
  readonly hasDocumentPrice?: boolean;
}

export type AvailableProducts = ReadonlyMap<string, AvailableProduct>;

/** A disabled product, from the data of its line. */
const createRetiredProduct = ({ productId, code, name, ...line }: SaleLine): AvailableProduct => ({
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
  isRetired: true,
  hasDocumentPrice: true,
});

/** Enabled products plus the document's own, with the document's prices and discounts. */
export function buildAvailableProducts(
  products: readonly ProductData[],
  lines: readonly SaleLine[],
): AvailableProducts {
  const availableProducts = new Map<string, AvailableProduct>(products.map((product) => [product.id, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const line of lines) {
    const product = byId.get(line.productId);
    availableProducts.set(
      line.productId,
      product ? { ...applyLineSnapshot(product, line), hasDocumentPrice: true } : createRetiredProduct(line),
    );
  }
  return availableProducts;
}
