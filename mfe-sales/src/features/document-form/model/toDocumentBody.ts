import type { Money } from '@surco/shared/domain';
import { type DocumentFormValues, toDiscountFraction, type LineFormValues } from './formValues';

const toLineBody = ({ productId, quantity, discount, hectares, lot }: LineFormValues) => ({
  productId,
  quantity: quantity ?? 0,
  discount: toDiscountFraction(discount),
  ...(hectares === null ? {} : { hectares }),
  ...(lot.trim() ? { lot: lot.trim() } : {}),
});

/**
 * request body of sale and DKbono. The server sets prices and totals, and refuses another total than
 * `shownTotal`; empty hectares default to what the bags sow.
 */
export const toDocumentBody = (
  { customerId, distributorId, date, notes, lines }: DocumentFormValues,
  seasonId: string,
  shownTotal: Money,
) => ({
  customerId,
  seasonId,
  ...(distributorId ? { distributorId } : {}),
  date,
  ...(notes.trim() ? { notes: notes.trim() } : {}),
  lines: lines.map(toLineBody),
  shownTotal,
});

export type DocumentBody = ReturnType<typeof toDocumentBody>;
