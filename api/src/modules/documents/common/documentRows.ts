import type { PricedLines } from './priceLines';

/** Maps priced lines to columns of `sale_lines` and `voucher_lines`. */
export const toLineRows = (lines: PricedLines['lines']) =>
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

/** Maps the totals of priced lines to columns of `sales` and `vouchers`. */
export const toTotalColumns = ({ subtotal, tax, total, bags, hectares }: PricedLines) => ({
  subtotal,
  tax,
  total,
  bags,
  hectares,
});
