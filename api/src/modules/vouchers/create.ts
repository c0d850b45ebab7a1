import type { CallInput, Voucher } from '@surco/shared/contract';
import { vouchersRefusal } from '@surco/shared/domain/actions';
import { orderedId } from '../../db/orderedId';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import { nextFolio } from '../documents/folio';
import { lineRows, sumColumns } from '../documents/lineRows';
import { record } from '../documents/record';
import { reprice } from '../documents/reprice';
import { quantityPath, takeStock, wholly } from '../inventories/move';
import { tell } from '../notifications/tell';
import { checkCustomer, checkSeason, resolveDate, resolveDistributor } from '../sales/parties';
import { changedVoucher } from './hold';
import { resolveExpiry } from './validity';

/** one unit of work, checked in the order of a sale; the stock is locked before the folio is taken, as there. */
export async function createVoucher(
  tx: Tx,
  user: CurrentUser,
  body: CallInput<'POST /vouchers'>['body'],
  today: string,
): Promise<Voucher> {
  const date = resolveDate(body.date, today);
  await checkCustomer(tx, user, body.customerId);
  const season = await checkSeason(tx, body.seasonId, vouchersRefusal);
  const place = { seasonId: body.seasonId, distributorId: await resolveDistributor(tx, user, body.distributorId) };
  const expiresAt = await resolveExpiry(tx, body.expiresAt, today, season.end_date);
  const priced = await reprice(tx, body.lines);
  const moves = wholly('voucher', { place, lines: priced.lines });
  const book = await takeStock(tx, 'CREATE_VOUCHER', moves, quantityPath(body.lines));
  const { id } = await tx
    .insertInto('vouchers')
    .values({
      id: orderedId(),
      folio: await nextFolio(tx, 'DKB', date),
      date,
      expires_at: expiresAt,
      customer_id: body.customerId,
      season_id: place.seasonId,
      distributor_id: place.distributorId,
      consultant_id: user.id,
      ...sumColumns(priced),
      notes: body.notes,
      created_by: user.id,
      updated_by: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('voucher_lines')
    .values(lineRows(priced.lines).map((line) => ({ ...line, voucher_id: id })))
    .execute();
  await book({ voucherId: id, userId: user.id });
  await record(tx, { voucherId: id }, { action: 'CREADA', by: user.id });
  await tell(tx, { type: 'voucher.created', id, actorId: user.id });
  return changedVoucher(tx, user, 'CREATE', id);
}
