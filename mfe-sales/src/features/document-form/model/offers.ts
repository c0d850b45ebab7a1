import type { SaleLine } from '@surco/shared/contract';
import { asSold, type OfferedProduct, type Product } from '@surco/shared/domain';

/** A product as this document may have it: at the catalogue's price, or at the one it was given before. */
export interface Offer extends OfferedProduct, Pick<Product, 'name'> {
  /** No longer on sale: it stays in the document that has it, but what its bags sow is not known here. */
  readonly retired?: boolean;
  /** The price is the document's own, not the catalogue's. */
  readonly kept?: boolean;
}

export type Offers = ReadonlyMap<string, Offer>;

/** What is known of a product that has left the catalogue: what the line says. */
const gone = ({ productId, code, name, ...line }: SaleLine): Offer => ({
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
  retired: true,
  kept: true,
});

/** The enabled products, and those the document already has: these at its prices and discounts. */
export function offersFor(products: readonly Product[], lines: readonly SaleLine[]): Offers {
  const offers = new Map<string, Offer>(products.map((product) => [product.id, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const line of lines) {
    const product = byId.get(line.productId);
    offers.set(line.productId, product ? { ...asSold(product, line), kept: true } : gone(line));
  }
  return offers;
}
