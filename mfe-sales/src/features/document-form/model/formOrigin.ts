import type { Sale, SaleLine, Voucher, Customer, Season } from '@surco/shared/contract';
import type { DocumentPrefill } from '@surco/shared/domain';
import { DEFAULT_TAB, getTabPath } from '../../../common/model/tabs';
import { getSalePath, getVoucherPath } from '../../../paths';

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

/** Path for cancelling the form: the record it started from, or the list for a new sale or DKbono. */
export function getCancelPath(origin: FormOrigin): string {
  switch (origin.mode) {
    case 'sale:new':
      return getTabPath(DEFAULT_TAB);
    case 'sale:edit':
      return getSalePath(origin.sale.id);
    case 'voucher:new':
      return getTabPath('voucher');
    case 'sale:convert':
    case 'voucher:edit':
      return getVoucherPath(origin.voucher.id);
  }
}

/** Fields of a selectable customer. */
export type SelectableCustomer = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'businessName' | 'phone'> &
  Partial<Pick<Customer, 'zone' | 'locality'>> & {
    /** Registered on this device only: the id is that of its outbox item. */
    readonly isPending?: boolean;
  };
/** Fields of a selectable season. */
export type SelectableSeason = Pick<Season, 'id' | 'name' | 'startDate' | 'isOpen' | 'isVoucherOpen'> &
  Partial<Pick<Season, 'endDate'>>;

const includeCurrent = <T extends { id: string }>(all: readonly T[], own: T | undefined): readonly T[] =>
  !own || all.some(({ id }) => id === own.id) ? all : [own, ...all];

/** A stored document keeps its consultant, so only that consultant's customers are offered. */
const filterByConsultant = (all: readonly Customer[], stored: Sale | Voucher | null): readonly Customer[] =>
  stored ? all.filter(({ consultantId }) => consultantId === stored.consultant.id) : all;

/**
 * The available customers, for a stored document only those of its consultant, plus the document's own, even when
 * inactive. Undefined while loading.
 */
export const listSelectableCustomers = (
  customers: readonly Customer[] | undefined,
  origin: FormOrigin,
): readonly SelectableCustomer[] | undefined =>
  customers &&
  includeCurrent<SelectableCustomer>(
    filterByConsultant(customers, getStoredDocument(origin)),
    getSourceDocument(origin)?.customer,
  );

/** The open seasons plus the document's own, even when closed. Undefined while loading. */
export const listSelectableSeasons = (
  open: readonly Season[] | undefined,
  origin: FormOrigin,
): readonly SelectableSeason[] | undefined =>
  open && includeCurrent<SelectableSeason>(open, getSourceDocument(origin)?.season);
