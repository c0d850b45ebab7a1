import { fractionOf, type LineDraft, type SaleDraft } from './draft';

const lineBody = ({ productId, quantity, discount, hectares, lot }: LineDraft) => ({
  productId,
  quantity: quantity ?? 0,
  discount: fractionOf(discount),
  ...(hectares === null ? {} : { hectares }),
  ...(lot.trim() ? { lot: lot.trim() } : {}),
});

/** the body of `POST /sales`. Prices and totals are the server's; hectares left empty are what the bags sow. */
export const saleBody = ({ customerId, distributorId, date, notes, lines }: SaleDraft, seasonId: string) => ({
  customerId,
  seasonId,
  ...(distributorId ? { distributorId } : {}),
  date,
  ...(notes.trim() ? { notes: notes.trim() } : {}),
  lines: lines.map(lineBody),
});
