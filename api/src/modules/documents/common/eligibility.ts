import { checkFutureDate, checkSaleDate, type ActionDenial, type SeasonWindow } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import type { Row } from '../../../core/db/schema/database';
import { HttpError, createFieldError, requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import {
  checkCustomerActive,
  checkCustomerExists,
  checkDistributorActive,
  checkOwnDistributor,
} from './eligibilityRules';

function throwIfInvalid(path: string, message: string | null): void {
  if (message) throw createFieldError(path, message);
}

type CustomerRow = Pick<Row<'clients'>, 'status' | 'consultant_id'>;

/**
 * Checks that a locked customer is active and belongs to the seller.
 * @param seller the consultant; null when the customer of the DKbono was checked before
 * @throws HttpError 400 when the customer does not exist or is not the seller's, 409 CLIENTE_NO_DISPONIBLE when they
 * are not active
 */
export function assertCustomerSellable(
  customer: CustomerRow | null | undefined,
  seller: Pick<CurrentUser, 'id'> | null,
): void {
  throwIfInvalid('customerId', checkCustomerExists(!seller || customer?.consultant_id === seller.id ? customer : null));
  const message = customer && checkCustomerActive(customer);
  if (message) throw new HttpError('CLIENTE_NO_DISPONIBLE', { details: [{ path: 'customerId', message }] });
}

/** Locks the customer until the document is written, and checks it like {@link assertCustomerSellable}. */
export const assertCustomerEligible = async (tx: Tx, seller: { id: string } | null, id: string): Promise<void> =>
  assertCustomerSellable(
    await tx
      .selectFrom('clients')
      .select(['status', 'consultant_id'])
      .where('id', '=', id)
      .forShare()
      .executeTakeFirst(),
    seller,
  );

type SeasonRow = Pick<Row<'seasons'>, 'name' | 'start_date' | 'is_open' | 'is_voucher_open'>;
type SeasonRule = (season: SeasonWindow & { name: string }) => ActionDenial | null;

/**
 * Returns the locked season if it admits the document (T-02).
 * @param checkSeason returns why the season does not admit the document, null when it does: `checkSeasonOpenForSales`,
 * `checkSeasonOpenForVouchers`, or a function that also accepts the season that an edited sale has already
 * @throws HttpError 400 when there is no such season, 409 with the rule's code when the season is closed
 */
export function requireSeasonAdmits<S extends SeasonRow>(season: S | null | undefined, checkSeason: SeasonRule): S {
  if (!season) throw createFieldError('seasonId', 'Esta temporada no existe.');
  const { name, start_date: startDate, is_open: isOpen, is_voucher_open: isVoucherOpen } = season;
  const denial = checkSeason({ name, startDate, isOpen, isVoucherOpen });
  if (!denial) return season;
  const { code, message } = denial;
  throw new HttpError(code, { text: message, details: [{ path: 'seasonId', message }] });
}

/** Locks a season until the document is written, and checks it like {@link requireSeasonAdmits}. */
export const requireOpenSeason = async (tx: Tx, id: string, checkSeason: SeasonRule): Promise<Row<'seasons'>> =>
  requireSeasonAdmits(
    await tx.selectFrom('seasons').selectAll().where('id', '=', id).forShare().executeTakeFirst(),
    checkSeason,
  );

type Seller = Pick<CurrentUser, 'distributorId'>;

/** The id of the requested distributor, else of the consultant's own; null when there is neither. */
export const chooseDistributorId = (seller: Seller | null, requested: string | null | undefined): string | null =>
  requested ?? seller?.distributorId ?? null;

/**
 * Checks the distributor whose stock the document takes. A consultant of a distributor may only take its stock.
 * @param seller the consultant; null when the distributor comes from a DKbono
 * @param id as {@link chooseDistributorId} returns it
 * @throws HttpError 400 when there is none, it is not allowed or it is not an active distributor
 */
export function requireDistributor<D extends Pick<Row<'partners'>, 'id' | 'type' | 'status'>>(
  seller: Seller | null,
  id: string | null,
  distributor: D | null | undefined,
): D {
  if (!id) throw createFieldError('distributorId', 'Elija el distribuidor.');
  throwIfInvalid('distributorId', checkOwnDistributor(id, seller?.distributorId ?? null));
  throwIfInvalid('distributorId', checkDistributorActive(distributor));
  return requireFound(distributor);
}

/** Returns the distributor whose stock the document takes, checked like {@link requireDistributor}. */
export async function resolveDistributor(
  tx: Tx,
  seller: Seller | null,
  requested: string | null | undefined,
): Promise<string> {
  const id = chooseDistributorId(seller, requested);
  const found =
    id && (await tx.selectFrom('partners').select(['id', 'type', 'status']).where('id', '=', id).executeTakeFirst());
  return requireDistributor(seller, id, found || null).id;
}

/**
 * Returns the requested date, else today (`YYYY-MM-DD`).
 * @throws HttpError 400 when the date is in the future
 */
export function resolveDate(kind: 'sale' | 'voucher', requested: string | null | undefined, today: string): string {
  const date = requested ?? today;
  throwIfInvalid('date', checkFutureDate(kind, date, today));
  return date;
}

/**
 * Checks that a sale is dated today or on an earlier day within its season.
 * @throws HttpError 400 on the field `date`
 */
export function assertSaleDate(
  date: string,
  season: Pick<Row<'seasons'>, 'start_date' | 'end_date'>,
  today: string,
): void {
  const window = { startDate: season.start_date, endDate: season.end_date };
  throwIfInvalid('date', checkSaleDate(date, { season: window, today }));
}
