import type { CallInput, SaleLine } from '@surco/shared/contract';
import { applyLineSnapshot, resolveSilageParameters } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { findProductsForSale } from '../../products';
import { priceLines, type PricedLines } from './priceLines';
import { readParameters } from '../../parameters';

type LineInput = CallInput<'POST /sales'>['body']['lines'][number];
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
