import type { CallInput, SaleLine } from '@surco/shared/contract';
import { parametersFrom } from '@surco/shared/domain';
import { asSold } from '@surco/shared/domain/product';
import type { Tx } from '../../db/transaction';
import { productsById } from '../products/repository';
import { priceLines, type PricedSale } from '../sales/lines';
import { simulatorParams } from '../simulator/repository';

type LineInput = CallInput<'POST /sales'>['body']['lines'][number];

/**
 * Prices lines by the server's figures: those that were there already at what they were sold at, also when the product
 * is no longer on sale; new ones at the list price of today.
 */
export async function reprice(
  tx: Tx,
  lines: readonly LineInput[],
  stored: readonly SaleLine[] = [],
): Promise<PricedSale> {
  const were = new Map(stored.map((line) => [line.productId, line]));
  const products = await productsById(tx, [...new Set(lines.map(({ productId }) => productId))]);
  const offers = products
    .filter(({ id, enabled }) => enabled || were.has(id))
    .map((product) => {
      const line = were.get(product.id);
      return line ? asSold(product, line) : product;
    });
  const { emergence } = parametersFrom(await simulatorParams(tx));
  return priceLines(lines, offers, emergence);
}
