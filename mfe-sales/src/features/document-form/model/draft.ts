import type { Sale, SaleLine, Voucher } from '@surco/shared/contract';
import { defaultHectares } from '@surco/shared/domain';
import type { DraftNames } from './names';
import type { Offer } from './offers';

/** A line as it is typed. A number is null while empty and NaN while what stands there is no number. */
export interface LineDraft {
  readonly productId: string;
  readonly quantity: number | null;
  /** In percent. */
  readonly discount: number | null;
  /** Empty: what the bags sow. */
  readonly hectares: number | null;
  readonly lot: string;
}

/** A sale or DKbono as it is typed: one value that can be written down and read again. */
export interface DocumentDraft {
  /** Of the stored document it changes; null for a new one. */
  readonly version: number | null;
  readonly customerId: string;
  /** Empty: the only open season, when there is just one. */
  readonly seasonId: string;
  /** Empty: the consultant's own. */
  readonly distributorId: string;
  readonly date: string;
  readonly notes: string;
  readonly lines: readonly LineDraft[];
  /** Of a draft that was kept: what it was made from was called so then. */
  readonly names?: DraftNames;
}

export const emptyDraft = (today: string): DocumentDraft => ({
  version: null,
  customerId: '',
  seasonId: '',
  distributorId: '',
  date: today,
  notes: '',
  lines: [],
});

export const emptyLine = (productId: string): LineDraft => ({
  productId,
  quantity: null,
  discount: null,
  hectares: null,
  lot: '',
});

/** A percentage as the fraction that travels: 7.5 → .075, without the binary tail of a division. */
export const fractionOf = (percent: number | null): number =>
  percent === null ? 0 : Number((percent / 100).toFixed(10));

/** The way back; no discount is left empty. */
export const percentOf = (fraction: number): number | null =>
  fraction === 0 ? null : Number((fraction * 100).toFixed(8));

/** Hectares that are just what the bags sow go on following the bags. */
const typedHectares = ({ quantity, hectares }: SaleLine, offer: Offer | undefined, emergence: number): number | null =>
  offer && !offer.retired && defaultHectares(quantity, offer, emergence) === hectares ? null : hectares;

/** A stored sale or DKbono as the form holds it. */
export const draftOf = (
  document: Sale | Voucher,
  offers: ReadonlyMap<string, Offer>,
  emergence: number,
): DocumentDraft => ({
  version: document.version,
  customerId: document.customer.id,
  seasonId: document.season.id,
  distributorId: document.distributor.id,
  date: document.date,
  notes: document.notes ?? '',
  lines: document.lines.map((line) => ({
    productId: line.productId,
    quantity: line.quantity,
    discount: percentOf(line.discount),
    hectares: typedHectares(line, offers.get(line.productId), emergence),
    lot: line.lot ?? '',
  })),
});

/** What was typed, whatever it is called. */
const written = (draft: DocumentDraft): string => JSON.stringify({ ...draft, names: undefined });

/** Whether leaving would lose something that took work: of a new document, more than the choice of a season. */
export function isDirty(draft: DocumentDraft, initial: DocumentDraft): boolean {
  if (initial.customerId !== '' || initial.lines.length > 0) return written(draft) !== written(initial);
  return draft.lines.length > 0 || draft.customerId !== '' || draft.notes.trim() !== '';
}
