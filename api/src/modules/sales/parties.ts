import type { Refusal } from '@surco/shared/domain/actions';
import type { SeasonWindow } from '@surco/shared/domain/seasons';
import type { Tx } from '../../db/transaction';
import type { Row } from '../../db/types';
import { Failure } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { customerInactive, customerMissing, distributorMissing, foreignDistributor, futureDate } from './rules';

const invalid = (path: string, message: string): Failure =>
  new Failure('DATOS_INVALIDOS', { details: [{ path, message }] });

function hold(path: string, message: string | null): void {
  if (message) throw invalid(path, message);
}

/**
 * A consultant sells to its own active customers; without a seller, whose it is was settled before. Held until the sale
 * is written, so that it cannot change meanwhile.
 */
export async function checkCustomer(tx: Tx, seller: { id: string } | null, id: string): Promise<void> {
  const customer = await tx
    .selectFrom('clients')
    .select(['status', 'consultant_id'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  hold('customerId', customerMissing(!seller || customer?.consultant_id === seller.id ? customer : null));
  const message = customer && customerInactive(customer);
  if (message) throw new Failure('CLIENTE_NO_DISPONIBLE', { details: [{ path: 'customerId', message }] });
}

type Refuses = (season: SeasonWindow & { name: string }) => Refusal | null;

/** T-02, checked again by the server: the season is held as it is until the write is done. */
export async function checkSeason(tx: Tx, id: string, refuses: Refuses): Promise<Row<'seasons'>> {
  const season = await tx.selectFrom('seasons').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  if (!season) throw invalid('seasonId', 'Esta temporada no existe.');
  const { name, start_date: startDate, is_open: isOpen, is_voucher_open: isVoucherOpen } = season;
  const refusal = refuses({ name, startDate, isOpen, isVoucherOpen });
  if (!refusal) return season;
  const { code, message } = refusal;
  throw new Failure(code, { text: message, details: [{ path: 'seasonId', message }] });
}

/**
 * The consultant's own distributor unless told otherwise; one who belongs to a distributor sells from its stock alone.
 * Without a seller, from whose stock was settled before.
 */
export async function resolveDistributor(
  tx: Tx,
  seller: Pick<CurrentUser, 'distributorId'> | null,
  asked: string | null | undefined,
): Promise<string> {
  const own = seller?.distributorId ?? null;
  const id = asked ?? own;
  if (!id) throw invalid('distributorId', 'Elija el distribuidor.');
  hold('distributorId', foreignDistributor(id, own));
  const distributor = await tx
    .selectFrom('partners')
    .select(['id', 'type', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  hold('distributorId', distributorMissing(distributor));
  return id;
}

export function resolveDate(asked: string | null | undefined, today: string): string {
  const date = asked ?? today;
  hold('date', futureDate(date, today));
  return date;
}
