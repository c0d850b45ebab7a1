import { insertRows } from '../../../core/db/bulkInsert';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
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

interface NewDocument {
  user: CurrentUser;
  date: string;
  customerId: string;
  distributorId: string;
  priced: PricedLines;
  body: { seasonId: string; notes: string | null };
}

/** Maps what a new sale and a new DKbono have in common to columns of `sales` and `vouchers`. */
export const toNewDocumentColumns = ({ user, date, customerId, distributorId, priced, body }: NewDocument) => ({
  date,
  customer_id: customerId,
  season_id: body.seasonId,
  distributor_id: distributorId,
  consultant_id: user.id,
  ...toTotalColumns(priced),
  notes: body.notes,
  created_by: user.id,
  updated_by: user.id,
});

export const insertSaleLines = (tx: Tx, saleId: string, { lines }: PricedLines): Promise<void> =>
  insertRows(
    tx,
    'sale_lines',
    toLineRows(lines).map((line) => ({ ...line, sale_id: saleId })),
  );

export const insertVoucherLines = (tx: Tx, voucherId: string, { lines }: PricedLines): Promise<void> =>
  insertRows(
    tx,
    'voucher_lines',
    toLineRows(lines).map((line) => ({ ...line, voucher_id: voucherId })),
  );
