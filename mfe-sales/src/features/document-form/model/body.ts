import { type DocumentDraft, fractionOf, type LineDraft } from './draft';

const lineBody = ({ productId, quantity, discount, hectares, lot }: LineDraft) => ({
  productId,
  quantity: quantity ?? 0,
  discount: fractionOf(discount),
  ...(hectares === null ? {} : { hectares }),
  ...(lot.trim() ? { lot: lot.trim() } : {}),
});

/** what sale and DKbono send alike. Prices and totals are the server's; hectares left empty are what the bags sow. */
export const documentBody = ({ customerId, distributorId, date, notes, lines }: DocumentDraft, seasonId: string) => ({
  customerId,
  seasonId,
  ...(distributorId ? { distributorId } : {}),
  date,
  ...(notes.trim() ? { notes: notes.trim() } : {}),
  lines: lines.map(lineBody),
});

export type DocumentBody = ReturnType<typeof documentBody>;
