import { checkFutureDate, checkSaleDate, type ActionDenial, type SeasonWindow } from '@surco/shared/domain';
import { documentHeadFields } from '@surco/shared/records/document';
import { findMerge } from '../../../core/db/currentCustomer';
import type { Tx } from '../../../core/db/transaction';
import type { Row } from '../../../core/db/schema/database';
import { HttpError, createFieldError, requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { readParameters } from '../../parameters';
import { getRetentionDays } from '../../retention';

/*
 * The rules of who may sell to whom and from which stock, for single documents and for imports. Each returns the error
 * message, or null when the rule is met.
 */

type CustomerStatusRow = Pick<Row<'customers'>, 'status'>;
type DistributorRow = Pick<Row<'partners'>, 'id' | 'type' | 'status'>;

/** @param customer the customer if they belong to the consultant, else null */
export const checkCustomerExists = (customer: CustomerStatusRow | null | undefined): string | null =>
  customer ? null : 'Este cliente no existe o no está a su cargo.';

export const checkCustomerActive = ({ status }: CustomerStatusRow): string | null =>
  status === 'ACTIVO' ? null : 'El cliente no está activo: no se le puede vender.';

/** @param ownId the distributor of the consultant, whose stock alone they may sell; null when they may sell any */
export const checkOwnDistributor = (id: string, ownId: string | null): string | null =>
  ownId && id !== ownId ? 'Solo se puede vender del inventario del distribuidor propio.' : null;

export const checkDistributorActive = (distributor: DistributorRow | null | undefined): string | null =>
  distributor?.type === 'DISTRIBUTOR' && distributor.status === 'ACTIVO'
    ? null
    : 'Este distribuidor no existe o no está activo.';

function throwIfInvalid(path: string, message: string | null): void {
  if (message) throw createFieldError(path, message);
}

const millisecondsPerDay = 86_400_000;

const lockCustomer = (tx: Tx, id: string) =>
  tx
    .selectFrom('customers')
    .select(['id', 'status', 'consultant_id'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

/**
 * Locks the customer that the one with this id was merged into. Who attended the merged one may finish what they have
 * begun with them, such as a sale that waits on their device: as long as the answer to such a sale is stored, too.
 */
async function lockMergeTarget(tx: Tx, id: string) {
  const merge = await findMerge(tx, id);
  const customer = merge && (await lockCustomer(tx, merge.customer_id));
  if (!customer) return undefined;
  const days = getRetentionDays(await readParameters(tx), 'retention.responses');
  const isRecent = Date.now() - merge.merged_at.getTime() < days * millisecondsPerDay;
  return { ...customer, former_consultant_id: isRecent ? merge.consultant_id : null };
}

/**
 * Locks the customer until the document is written, and checks that they are active and belong to the seller.
 * @param seller the consultant; null when the customer of the DKbono was checked before
 * @returns the id of the customer; of one that was merged into another, that of the other
 * @throws HttpError 400 when the customer does not exist or is not the seller's, 409 CLIENTE_NO_DISPONIBLE when they
 * are not active
 */
export async function requireEligibleCustomer(tx: Tx, seller: { id: string } | null, id: string): Promise<string> {
  const found = await lockCustomer(tx, id);
  const customer = found ? { ...found, former_consultant_id: null } : await lockMergeTarget(tx, id);
  const isOwn = !seller || customer?.consultant_id === seller.id || customer?.former_consultant_id === seller.id;
  const own = customer && isOwn ? customer : null;
  throwIfInvalid('customerId', checkCustomerExists(own));
  const message = own && checkCustomerActive(own);
  if (message) throw new HttpError('CLIENTE_NO_DISPONIBLE', { details: [{ path: 'customerId', message }] });
  return requireFound(own).id;
}

type SeasonRule = (season: SeasonWindow & { name: string }) => ActionDenial | null;

/**
 * Locks a season until the document is written, and returns it if it admits the document (T-02).
 * @param checkSeason returns why the season does not admit the document, null when it does: `checkSeasonOpenForSales`,
 * `checkSeasonOpenForVouchers`, or a function that also accepts the season that an edited sale has already
 * @throws HttpError 400 when there is no such season, 409 with the rule's code when the season is closed
 */
export async function requireOpenSeason(tx: Tx, id: string, checkSeason: SeasonRule): Promise<Row<'seasons'>> {
  const season = await tx.selectFrom('seasons').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  if (!season) throw createFieldError('seasonId', 'Esta temporada no existe.');
  const { name, start_date: startDate, is_open: isOpen, is_voucher_open: isVoucherOpen } = season;
  const denial = checkSeason({ name, startDate, isOpen, isVoucherOpen });
  if (!denial) return season;
  const { code, message } = denial;
  throw new HttpError(code, { text: message, details: [{ path: 'seasonId', message }] });
}

/**
 * Returns the id of the distributor whose stock the document takes: the requested one, else the consultant's own. A
 * consultant of a distributor may only take its stock.
 * @param seller the consultant; null when the distributor comes from a DKbono
 * @throws HttpError 400 when there is none, it is not allowed or it is not an active distributor
 */
export async function resolveDistributor(
  tx: Tx,
  seller: Pick<CurrentUser, 'distributorId'> | null,
  requested: string | null | undefined,
): Promise<string> {
  const ownId = seller?.distributorId ?? null;
  const id = requested ?? ownId;
  if (!id) throw createFieldError('distributorId', documentHeadFields.distributorId.missing);
  throwIfInvalid('distributorId', checkOwnDistributor(id, ownId));
  const found = await tx
    .selectFrom('partners')
    .select(['id', 'type', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  throwIfInvalid('distributorId', checkDistributorActive(found));
  return id;
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
