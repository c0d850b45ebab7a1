import type { Repricing } from '@surco/shared/contract';
import { compareMoney, formatMoney } from '@surco/shared/domain';
import { HttpError } from '../../../../core/http/httpError';
import type { PricedLines } from '../priceLines';

/**
 * Checks that a document costs what the person saw, so that no price changes without a word between the form and the
 * record.
 * @param shownTotal absent in requests of devices that stored them before the field existed
 * @throws HttpError 409 PRECIO_CAMBIADO with both totals in its message and the new lines in `data`
 */
export function assertShownTotal(shownTotal: string | null | undefined, priced: PricedLines): void {
  const { subtotal, tax, total } = priced;
  if (!shownTotal || compareMoney(shownTotal, total) === 0) return;
  const lines = priced.lines.map((line) => ({
    productId: line.productId,
    code: line.code,
    quantity: line.quantity,
    basePrice: line.basePrice,
    discount: line.discount,
    total: line.total,
  }));
  throw new HttpError('PRECIO_CAMBIADO', {
    text: `El total cambió: se mostró ${formatMoney(shownTotal)} y ahora es ${formatMoney(total)}. Revise los precios y confirme el total nuevo.`,
    data: { shownTotal, subtotal, tax, total, lines } satisfies Repricing,
  });
}
