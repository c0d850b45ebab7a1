import type { Sale, SaleLine, Voucher } from '@surco/shared/contract';
import type { SeedOrder } from '@surco/shared/domain';

/** What is being written: a new document, one made from another, or a change of a stored one. */
export type Origin =
  | { readonly mode: 'sale:new'; readonly order?: SeedOrder | null }
  | { readonly mode: 'sale:convert'; readonly voucher: Voucher }
  | { readonly mode: 'sale:edit'; readonly sale: Sale }
  | { readonly mode: 'voucher:new'; readonly order?: SeedOrder | null }
  | { readonly mode: 'voucher:edit'; readonly voucher: Voucher };

export type Mode = Origin['mode'];
export type Kind = 'sale' | 'voucher';

export const kindOf = (mode: Mode): Kind => (mode.startsWith('voucher') ? 'voucher' : 'sale');

/** The document the form starts from. */
export const sourceOf = (origin: Origin): Sale | Voucher | null =>
  'sale' in origin ? origin.sale : 'voucher' in origin ? origin.voucher : null;

/** The document that is changed; a conversion makes a new one. */
export const storedOf = (origin: Origin): Sale | Voucher | null =>
  origin.mode === 'sale:convert' ? null : sourceOf(origin);

/** What a simulation asks a new document to be filled in with. */
export const orderOf = (origin: Origin): SeedOrder | null => ('order' in origin && origin.order) || null;

const NO_LINES: readonly SaleLine[] = [];

/** The lines whose prices and bags the document already has. */
export const heldLines = (origin: Origin): readonly SaleLine[] => sourceOf(origin)?.lines ?? NO_LINES;

/** Customer and season of a sale that comes from a DKbono are the DKbono's. */
export const isFixed = (origin: Origin): boolean =>
  origin.mode === 'sale:convert' || (origin.mode === 'sale:edit' && origin.sale.voucherId !== null);

/** The least the total may come to, or the most that was paid towards it: no edit may leave an overpayment. */
export const paidFor = (origin: Origin): string => ('voucher' in origin ? origin.voucher.paid : '0');

/** Where a draft of it is kept. */
export function placeOf(origin: Origin): string {
  const source = sourceOf(origin);
  return source ? `${origin.mode}:${source.id}` : origin.mode;
}
