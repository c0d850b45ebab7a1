import type { CallInput, Sale } from '@surco/shared/contract';
import { salesRefusal } from '@surco/shared/domain/actions';
import { formatMoney } from '@surco/shared/domain/formats';
import { compareMoney } from '@surco/shared/domain/money';
import type { Problem } from '@surco/shared/domain/problem';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { found, refuse } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { documentChanges } from '../documents/changes';
import { linesOf, voucherParts } from '../documents/details';
import { lineRows, sumColumns } from '../documents/lineRows';
import { record } from '../documents/record';
import { reprice } from '../documents/reprice';
import { differences, moveStock, placeOf, quantityPath } from '../inventories/move';
import { tell } from '../notifications/tell';
import { holdSale } from './hold';
import type { PricedSale } from './lines';
import { checkCustomer, checkSeason, resolveDate } from './parties';
import { findSale } from './repository';

type Body = CallInput<'PUT /sales/{id}'>['body'];

/** A sale stays with its distributor, and one that came from a DKbono with its customer and season too. */
function fixed(sale: Sale, body: Body): Problem[] {
  const problems: Problem[] = [];
  const unlike = (path: string, message: string) => problems.push({ path, message });
  if (body.distributorId && body.distributorId !== sale.distributor.id)
    unlike('distributorId', 'El distribuidor de una venta registrada no cambia.');
  if (body.voucherId && body.voucherId !== sale.voucherId) unlike('voucherId', 'La venta no viene de este DKbono.');
  if (sale.voucherId && body.customerId !== sale.customer.id)
    unlike('customerId', 'La venta viene de un DKbono: su cliente no cambia.');
  if (sale.voucherId && body.seasonId !== sale.season.id)
    unlike('seasonId', 'La venta viene de un DKbono: su temporada no cambia.');
  return problems;
}

/** What was paid of the DKbono it came from may not exceed what the sale costs (domain.md §3). */
async function checkPaid(tx: Tx, { voucherId }: Sale, { total }: PricedSale): Promise<void> {
  if (!voucherId) return;
  const { paid } = await tx
    .selectFrom('vouchers')
    .select('paid')
    .where('id', '=', voucherId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (compareMoney(paid, total) > 0)
    refuse([{ path: 'lines', message: `Lo abonado (${formatMoney(paid)}) supera el nuevo total de la venta.` }]);
}

/** Lines whose price stands: the sale's own, and those that its DKbono set aside and the sale left out. */
async function pricedBefore(tx: Tx, { lines, voucherId }: Sale): Promise<Sale['lines']> {
  if (!voucherId) return lines;
  const own = new Set(lines.map(({ productId }) => productId));
  const reserved = await linesOf(tx, voucherParts, voucherId);
  return [...lines, ...reserved.filter(({ productId }) => !own.has(productId))];
}

/** one unit of work, checked in the order of a new sale; the stock moves by the difference. */
export async function updateSale(tx: Tx, user: CurrentUser, id: string, body: Body, today: string): Promise<Sale> {
  const before = await holdSale(tx, user, id, 'edit', { version: body.version, today });
  refuse(fixed(before, body));
  const date = resolveDate(body.date ?? before.date, today);
  if (body.customerId !== before.customer.id) await checkCustomer(tx, before.consultant, body.customerId);
  if (body.seasonId !== before.season.id) await checkSeason(tx, body.seasonId, (season) => salesRefusal(season, today));
  const priced = await reprice(tx, body.lines, await pricedBefore(tx, before));
  await checkPaid(tx, before, priced);
  const from = placeOf(before);
  const moves = differences(
    'sale',
    { place: from, lines: before.lines },
    { place: { ...from, seasonId: body.seasonId }, lines: priced.lines },
  );
  await moveStock(tx, 'EDIT_SALE', moves, { saleId: id, userId: user.id }, quantityPath(body.lines));
  await tx
    .updateTable('sales')
    .set({
      date,
      customer_id: body.customerId,
      season_id: body.seasonId,
      notes: body.notes,
      ...sumColumns(priced),
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: user.id,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('sale_lines').where('sale_id', '=', id).execute();
  await tx
    .insertInto('sale_lines')
    .values(lineRows(priced.lines).map((line) => ({ ...line, sale_id: id })))
    .execute();
  const changes = documentChanges(before, found(await findSale(tx, user, id)));
  await record(tx, { saleId: id }, { action: 'MODIFICADA', by: user.id, changes });
  await tell(tx, { type: 'sale.edited', id, actorId: user.id });
  const after = found(await findSale(tx, user, id));
  await audit(tx, user, { action: 'UPDATE', entity: 'sale', entityId: id, before, after });
  return after;
}
