import type { Client, Sale, Season, Voucher } from '@surco/shared/contract';
import { type Origin, sourceOf, storedOf } from './origin';

/** What the form needs to know of a customer to offer it. */
export type CustomerChoice = Pick<Client, 'id' | 'firstName' | 'lastName' | 'businessName' | 'phone'>;
/** What it needs to know of a season. */
export type SeasonChoice = Pick<Season, 'id' | 'name' | 'startDate' | 'isOpen' | 'isVoucherOpen'> &
  Partial<Pick<Season, 'endDate'>>;

const withOwn = <T extends { id: string }>(all: readonly T[], own: T | undefined): readonly T[] =>
  !own || all.some(({ id }) => id === own.id) ? all : [own, ...all];

/** A stored document stays with its consultant, so its customers are that consultant's. */
const ofConsultant = (all: readonly Client[], stored: Sale | Voucher | null): readonly Client[] =>
  stored ? all.filter(({ consultantId }) => consultantId === stored.consultant.id) : all;

/** The available customers and the document's own, though it is active no more. Undefined while they load. */
export const customersOf = (
  available: readonly Client[] | undefined,
  origin: Origin,
): readonly CustomerChoice[] | undefined =>
  available && withOwn<CustomerChoice>(ofConsultant(available, storedOf(origin)), sourceOf(origin)?.customer);

/** The open seasons and the document's own, though it has closed. Undefined while they load. */
export const seasonsOf = (open: readonly Season[] | undefined, origin: Origin): readonly SeasonChoice[] | undefined =>
  open && withOwn<SeasonChoice>(open, sourceOf(origin)?.season);
