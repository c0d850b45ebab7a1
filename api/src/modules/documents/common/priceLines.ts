import type { CallInput, SaleLine } from '@surco/shared/contract';
import {
  calculateDefaultHectares,
  calculateDocumentTotals,
  calculateLineTotal,
  isWithinMoneyRange,
  type SellableProduct,
  sumBagsAndHectares,
  validateLines,
  applyLineSnapshot,
  resolveSilageParameters,
} from '@surco/shared/domain';
import { assertNoFieldErrors } from '../../../core/http/httpError';
import type { Tx } from '../../../core/db/transaction';
import { findProductsForSale } from '../../products';
import { readParameters } from '../../parameters';

type LineInput = CallInput<'POST /sales'>['body']['lines'][number];

/**
 * Prices the lines by the products of the server; prices and totals of the request are ignored.
 * @param products the products that may be sold, with the price that applies
 * @param emergence the share of seeds that emerge, for the default hectares
 * @throws HttpError 400 when a line breaks a rule or the total is out of range
 */
export function priceLines(lines: readonly LineInput[], products: readonly SellableProduct[], emergence: number) {
  assertNoFieldErrors(validateLines(lines, products));
  const byId = new Map(products.map((product) => [product.id, product]));
  const priced = lines.flatMap((line, position) => {
    const product = byId.get(line.productId);
    if (!product) return [];
    const discount = line.discount ?? 0;
    const { basePrice, taxRate, yieldMV: productYield, code } = product;
    const total = calculateLineTotal({ quantity: line.quantity, basePrice, discount });
    const hectares = line.hectares ?? calculateDefaultHectares(line.quantity, product, emergence);
    return [
      {
        position,
        code,
        productId: line.productId,
        quantity: line.quantity,
        basePrice,
        discount,
        taxRate,
        total,
        hectares,
        productYield,
        lot: line.lot,
      },
    ];
  });
  const totals = calculateDocumentTotals(priced);
  if (!isWithinMoneyRange(totals.total))
    assertNoFieldErrors([{ path: 'lines', message: 'El total de la venta es demasiado grande.' }]);
  return { lines: priced, ...totals, ...sumBagsAndHectares(priced) };
}

export type PricedLines = ReturnType<typeof priceLines>;

type SaleTerms = Parameters<typeof findProductsForSale>[2];

/**
 * Prices the lines of a document. A product in `stored` keeps the price, tax rate and yield stored there, and may keep
 * a discount above the current maximum, even if it is no longer sold; other products get their current values, with the
 * list price for the season and the zone of the customer.
 * @param terms season and customer of the document, whose zone decides the list price
 * @param stored lines that the document had before, or lines of its DKbono
 * @throws HttpError 400 as {@link priceLines}
 */
export async function priceDocumentLines(
  tx: Tx,
  lines: readonly LineInput[],
  terms: SaleTerms,
  stored: readonly SaleLine[] = [],
): Promise<PricedLines> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const products = await findProductsForSale(tx, productIds, terms);
  const storedByProduct = new Map(stored.map((line) => [line.productId, line]));
  const sellable = products
    .filter(({ id, enabled }) => enabled || storedByProduct.has(id))
    .map((product) => {
      const line = storedByProduct.get(product.id);
      return line ? applyLineSnapshot(product, line) : product;
    });
  return priceLines(lines, sellable, resolveSilageParameters(await readParameters(tx)).emergence);
}
