import type { CallInput } from '@surco/shared/contract';
import {
  calculateDefaultHectares,
  calculateDocumentTotals,
  calculateLineTotal,
  isWithinMoneyRange,
  type SellableProduct,
  sumBagsAndHectares,
  validateLines,
} from '@surco/shared/domain';
import { assertNoFieldErrors } from '../../../core/http/httpError';

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
