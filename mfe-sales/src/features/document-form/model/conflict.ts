import type { Sale, Voucher } from '@surco/shared/contract';
import { statusLabels } from '@surco/shared/contract/statuses';
import {
  formatDate,
  formatHectares,
  formatMoney,
  formatNumber,
  formatPercent,
  plural,
  productName,
  type SilageParameters,
} from '@surco/shared/domain';
import { type ConflictField, type ConflictRow, conflictRows, onTop } from '@surco/shared/ui/version-conflict';
import { texts } from '../texts';
import { type DocumentDraft, fractionOf, type LineDraft } from './draft';
import { productLine } from './figures';
import type { Offer, Offers } from './offers';

/** How the ids of a draft are read by a person. */
export interface Names {
  readonly customer: (id: string) => string;
  readonly season: (id: string) => string;
  readonly offers: Offers;
  readonly parameters: SilageParameters;
}

const headFields = ({ customer, season }: Names): ConflictField<DocumentDraft>[] => [
  { label: texts.customer, text: ({ customerId }) => customer(customerId) },
  { label: texts.season, text: ({ seasonId }) => season(seasonId) },
  { label: texts.date, text: ({ date }) => (date ? formatDate(date) : '') },
  { label: texts.notes, text: ({ notes }) => notes.trim() },
];

function lineText(line: LineDraft | undefined, offer: Offer, parameters: SilageParameters): string {
  if (!line) return '';
  const { hectares } = productLine(line, offer, parameters);
  return [
    plural(line.quantity ?? 0, 'bolsa', 'bolsas'),
    ...(line.discount === null ? [] : [formatPercent(fractionOf(line.discount))]),
    formatHectares(hectares),
    ...(line.lot.trim() ? [`${texts.lot} ${line.lot.trim()}`] : []),
  ].join(' · ');
}

/** One row per product: a line is told whole, so that what belongs together is compared together. */
const lineFields = (drafts: readonly DocumentDraft[], { offers, parameters }: Names): ConflictField<DocumentDraft>[] =>
  [...new Set(drafts.flatMap(({ lines }) => lines.map(({ productId }) => productId)))].map((productId) => {
    const offer = offers.get(productId);
    return {
      label: offer ? productName(offer) : texts.goneName,
      text: ({ lines }) => {
        const line = lines.find((candidate) => candidate.productId === productId);
        return offer ? lineText(line, offer, parameters) : formatNumber(line?.quantity);
      },
    };
  });

const lineOf = ({ lines }: DocumentDraft, productId: string): LineDraft | undefined =>
  lines.find((line) => line.productId === productId);

/** A line that was not touched stays as it is stored: changed, added or gone. */
function linesOnTop(base: DocumentDraft, mine: DocumentDraft, stored: DocumentDraft): LineDraft[] {
  const products = new Set([...mine.lines, ...stored.lines].map(({ productId }) => productId));
  return [...products].flatMap((productId) => {
    const typed = lineOf(mine, productId);
    const untouched = JSON.stringify(typed) === JSON.stringify(lineOf(base, productId));
    return (untouched ? lineOf(stored, productId) : typed) ?? [];
  });
}

/** What "Conservar lo mío" stores; `base` is what the form began with, null where nobody knows it any more. */
export const documentOnTop = (base: DocumentDraft | null, mine: DocumentDraft, stored: DocumentDraft): DocumentDraft =>
  base ? { ...onTop(base, mine, stored), lines: linesOnTop(base, mine, stored) } : mine;

/** what was typed beside what somebody else stored meanwhile, and what of both would be `kept`. */
export const documentConflict = (
  mine: DocumentDraft,
  stored: DocumentDraft,
  names: Names,
  kept: DocumentDraft = mine,
): ConflictRow[] => conflictRows([...headFields(names), ...lineFields([mine, stored], names)], mine, stored, kept);

const besideFields: readonly ConflictField<Sale | Voucher>[] = [
  { label: texts.status, text: ({ status }) => statusLabels[status] },
  { label: texts.paid, text: (document) => ('paid' in document ? formatMoney(document.paid) : '') },
];

/** What happened to the document beside what the form holds: it was paid towards, or delivered. */
export const besideForm = (before: Sale | Voucher | null, now: Sale | Voucher): ConflictRow[] =>
  before ? conflictRows(besideFields, before, now, now) : [];
