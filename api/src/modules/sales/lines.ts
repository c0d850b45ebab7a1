import type { CallInput } from '@surco/shared/contract';
import { validateLines } from '@surco/shared/domain/lines';
import { fitsMoney } from '@surco/shared/domain/money';
import { documentTotals, lineSums, lineTotal } from '@surco/shared/domain/pricing';
import { defaultHectares } from '@surco/shared/domain/sowing';
import type { OfferedProduct } from '@surco/shared/domain/product';
import { refuse } from '../../http/failure';

type LineInput = CallInput<'POST /sales'>['body']['lines'][number];

/** Prices the lines by the server's own figures; what the client sent as price or total was never read. */
export function priceLines(lines: readonly LineInput[], offers: readonly OfferedProduct[], emergence: number) {
  refuse(validateLines(lines, offers));
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const priced = lines.flatMap((line, position) => {
    const offer = byId.get(line.productId);
    if (!offer) return [];
    const discount = line.discount ?? 0;
    const { basePrice, taxRate, yieldMV: productYield, code } = offer;
    const total = lineTotal({ quantity: line.quantity, basePrice, discount });
    const hectares = line.hectares ?? defaultHectares(line.quantity, offer, emergence);
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
  const totals = documentTotals(priced);
  if (!fitsMoney(totals.total)) refuse([{ path: 'lines', message: 'El total de la venta es demasiado grande.' }]);
  return { lines: priced, ...totals, ...lineSums(priced) };
}

export type PricedSale = ReturnType<typeof priceLines>;
