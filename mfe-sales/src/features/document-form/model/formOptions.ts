import type { Customer, Sale, Season, Voucher } from '@surco/shared/contract';
import { type FormOrigin, getSourceDocument, getStoredDocument } from './formOrigin';

/** Fields of a selectable customer. */
export type SelectableCustomer = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'businessName' | 'phone'> &
  Partial<Pick<Customer, 'zone'>>;
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
