import type { CallInput, SaleLine } from '@surco/shared/contract';
import { applyLineSnapshot, resolveSilageParameters } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { findProductsById } from '../../products';
import { priceLines, type PricedLines } from './priceLines';
import { readParameters } from '../../parameters';

type LineInput = CallInput<'POST /sales'>['body']['lines'][number];

/**
 * Prices the lines of a document: lines of products that it had before at their stored price, even if the product is no
 * longer sold; new ones at the current list price.
 * @throws HttpError 400 as {@link priceLines}
 */
export async function repriceLines(
  tx: Tx,
  lines: readonly LineInput[],
  stored: readonly SaleLine[] = [],
): Promise<PricedLines> {
  const storedByProduct = new Map(stored.map((line) => [line.productId, line]));
  const products = await findProductsById(tx, [...new Set(lines.map(({ productId }) => productId))]);
  const sellable = products
    .filter(({ id, enabled }) => enabled || storedByProduct.has(id))
    .map((product) => {
      const line = storedByProduct.get(product.id);
      return line ? applyLineSnapshot(product, line) : product;
    });
  const { emergence } = resolveSilageParameters(await readParameters(tx));
  return priceLines(lines, sellable, emergence);
}
