import type { SaleLine } from '@surco/shared/contract';
import type { OfferedProduct, Product } from '@surco/shared/domain';

/** A product as this document may have it: at the catalogue's price, or at the one it was given before. */
export interface Offer extends OfferedProduct, Pick<Product, 'name'> {
  /** No longer on sale: it stays in the document that has it, but what its bags sow is not known here. */
  readonly retired?: boolean;
  /** The price is the document's own, not the catalogue's. */
  readonly kept?: boolean;
}

export type Offers = ReadonlyMap<string, Offer>;

/** What a line keeps though the catalogue has moved on. */
const kept = (product: Product | undefined, line: SaleLine): Offer => ({
  ...(product ?? {
    id: line.productId,
    code: line.code,
    name: line.name,
    yieldMV: line.productYield,
    taxRate: line.taxRate,
    packaging: 'KG' as const,
    seedsPerBag: null,
    kgPerBag: null,
    kgPerHa: null,
    densityPlantsHa: null,
    retired: true,
  }),
  taxRate: line.taxRate,
  basePrice: line.basePrice,
  maxDiscount: Math.max(product?.maxDiscount ?? 0, line.discount),
  kept: true,
});

/** The enabled products, and those the document already has: these at its prices and discounts. */
export function offersFor(products: readonly Product[], lines: readonly SaleLine[]): Offers {
  const offers = new Map<string, Offer>(products.map((product) => [product.id, product]));
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const line of lines) offers.set(line.productId, kept(byId.get(line.productId), line));
  return offers;
}
