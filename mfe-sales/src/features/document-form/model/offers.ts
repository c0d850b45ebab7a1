import type { SaleLine } from '@surco/shared/contract';
import { applyLineSnapshot, type SellableProduct, type ProductData } from '@surco/shared/domain';

/** A product with the terms this document may use: current or its own fixed price. */
export interface Offer extends SellableProduct, Pick<ProductData, 'name'> {
  /** Disabled product: stays in a document that contains it, but its sowing data is unknown. */
  readonly isRetired?: boolean;
  /** The price is fixed by the document. */
  readonly hasDocumentPrice?: boolean;
}

export type Offers = ReadonlyMap<string, Offer>;

/** Offer of a disabled product, from the data of its line. */
const createRetiredOffer = ({ productId, code, name, ...line }: SaleLine): Offer => ({
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
export function buildOffers(products: readonly ProductData[], lines: readonly SaleLine[]): Offers {
  const offers = new Map<string, Offer>(products.map((product) => [product.id, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const line of lines) {
    const product = byId.get(line.productId);
    offers.set(
      line.productId,
      product ? { ...applyLineSnapshot(product, line), hasDocumentPrice: true } : createRetiredOffer(line),
    );
  }
  return offers;
}
