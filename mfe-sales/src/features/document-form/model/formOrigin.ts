import type { Sale, SaleLine, Voucher } from '@surco/shared/contract';
import type { DocumentPrefill } from '@surco/shared/domain';

/** Mode and source of the form: new, conversion or edit. */
export type FormOrigin =
  | { readonly mode: 'sale:new'; readonly prefill?: DocumentPrefill | null }
  | { readonly mode: 'sale:convert'; readonly voucher: Voucher }
  | { readonly mode: 'sale:edit'; readonly sale: Sale }
  | { readonly mode: 'voucher:new'; readonly prefill?: DocumentPrefill | null }
  | { readonly mode: 'voucher:edit'; readonly voucher: Voucher };

export type FormMode = FormOrigin['mode'];
export type DocumentKind = 'sale' | 'voucher';

export const getDocumentKind = (mode: FormMode): DocumentKind => (mode.startsWith('voucher') ? 'voucher' : 'sale');

/** Whether the form starts without a document. */
export const isNewDocument = ({ mode }: FormOrigin): boolean => mode === 'sale:new' || mode === 'voucher:new';

/** The document the form starts from, if any. */
export const getSourceDocument = (origin: FormOrigin): Sale | Voucher | null =>
  'sale' in origin ? origin.sale : 'voucher' in origin ? origin.voucher : null;

/** The edited document; null for a new one and a conversion. */
export const getStoredDocument = (origin: FormOrigin): Sale | Voucher | null =>
  origin.mode === 'sale:convert' ? null : getSourceDocument(origin);

/** Values that the query prefills, if any. */
export const getPrefill = (origin: FormOrigin): DocumentPrefill | null =>
  ('prefill' in origin && origin.prefill) || null;

/** The customer that the query prefills; empty for none. */
export const getPrefilledCustomerId = (origin: FormOrigin): string => getPrefill(origin)?.customerId ?? '';

const NO_LINES: readonly SaleLine[] = [];

/** Lines of the source document: they keep their prices. */
export const getExistingLines = (origin: FormOrigin): readonly SaleLine[] =>
  getSourceDocument(origin)?.lines ?? NO_LINES;

/** Lines whose bags the source document has already reserved in this season. */
export const getReservedLines = (origin: FormOrigin, seasonId: string): readonly SaleLine[] =>
  getSourceDocument(origin)?.season.id === seasonId ? getExistingLines(origin) : NO_LINES;

/** Whether a DKbono fixes customer and season: the sale is a conversion, or came from one. */
export const isBoundToVoucher = (origin: FormOrigin): boolean =>
  origin.mode === 'sale:convert' || (origin.mode === 'sale:edit' && origin.sale.voucherId !== null);

/** Amount already paid: the total must not fall below it. */
export const getAmountPaid = (origin: FormOrigin): string => ('voucher' in origin ? origin.voucher.paid : '0');

/** Key under which the draft of a form is stored: its mode and the id of its source document, e.g. `sale:edit:<id>`. */
export function getFormKey(origin: FormOrigin): string {
  const source = getSourceDocument(origin);
  return source ? `${origin.mode}:${source.id}` : origin.mode;
}
