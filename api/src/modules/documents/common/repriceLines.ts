import type { CallInput, Product, SaleLine, SystemParameter } from '@surco/shared/contract';
import { applyLineSnapshot, resolveSilageParameters } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { findProductsForSale } from '../../products';
import { priceLines, type PricedLines } from './priceLines';
import { readParameters } from '../../parameters';

type LineInput = CallInput<'POST /sales'>['body']['lines'][number];
type SaleTerms = Parameters<typeof findProductsForSale>[2];

/** What the prices of lines depend on. */
export interface PricingBasis {
  /** The products of the lines, with their list price for the document as `basePrice`. */
  products: readonly Product[];
  /** For the default hectares. */
  parameters: readonly SystemParameter[];
}

/**
 * Reads what lines are priced by.
 * @param terms season and customer of the document, whose zone decides the list price
 */
export async function readPricingBasis(tx: Tx, lines: readonly LineInput[], terms: SaleTerms): Promise<PricingBasis> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const [products, parameters] = await Promise.all([findProductsForSale(tx, productIds, terms), readParameters(tx)]);
  return { products, parameters };
}

/**
 * Prices the lines of a document. A product in `stored` keeps the price, tax rate and yield stored there, and may keep
 * a discount above the current maximum, even if it is no longer sold; other products get their current values, with the
 * list price for the season and the zone of the customer.
 * @param stored lines that the document had before, or lines of its DKbono
 * @throws HttpError 400 as {@link priceLines}
 */
export function priceLinesBy(
  { products, parameters }: PricingBasis,
  lines: readonly LineInput[],
  stored: readonly SaleLine[] = [],
): PricedLines {
  const storedByProduct = new Map(stored.map((line) => [line.productId, line]));
  const sellable = products
    .filter(({ id, enabled }) => enabled || storedByProduct.has(id))
    .map((product) => {
      const line = storedByProduct.get(product.id);
      return line ? applyLineSnapshot(product, line) : product;
    });
  return priceLines(lines, sellable, resolveSilageParameters(parameters).emergence);
}

/** Reads what the lines are priced by, and prices them like {@link priceLinesBy}. */
export const repriceLines = async (
  tx: Tx,
  lines: readonly LineInput[],
  terms: SaleTerms,
  stored: readonly SaleLine[],
): Promise<PricedLines> => priceLinesBy(await readPricingBasis(tx, lines, terms), lines, stored);
