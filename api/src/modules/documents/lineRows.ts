import type { PricedSale } from '../sales/lines';

/** Priced lines as the tables of lines keep them. */
export const lineRows = (lines: PricedSale['lines']) =>
  lines.map((line) => ({
    position: line.position,
    product_id: line.productId,
    quantity: line.quantity,
    base_price: line.basePrice,
    discount: line.discount,
    tax_rate: line.taxRate,
    total: line.total,
    hectares: line.hectares,
    product_yield: line.productYield,
    lot: line.lot,
  }));

/** The sums of priced lines as the documents keep them. */
export const sumColumns = ({ subtotal, tax, total, bags, hectares }: PricedSale) => ({
  subtotal,
  tax,
  total,
  bags,
  hectares,
});
