import type { CallInput, Sale } from '@surco/shared/contract';
import { salesRefusal } from '@surco/shared/domain/actions';
import { orderedId } from '../../db/orderedId';
import type { Tx } from '../../db/transaction';
import { found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { nextFolio } from '../documents/folio';
import { lineRows, sumColumns } from '../documents/lineRows';
import { record } from '../documents/record';
import { reprice } from '../documents/reprice';
import { ofBoth, quantityPath, takeStock } from '../inventories/move';
import type { StockPlace } from '../inventories/stock';
import { tell } from '../notifications/tell';
import { checkOverpayment, finishConversion, startConversion, type Conversion } from './conversion';
import type { PricedSale } from './lines';
import { checkCustomer, checkSeason, resolveDate, resolveDistributor } from './parties';
import { findSale } from './repository';

type Body = CallInput<'POST /sales'>['body'];

/** The bags that the sale takes, and those that the DKbono set aside for it; refused, line by line, when there are not enough. */
function take(tx: Tx, body: Body, place: StockPlace, { lines }: PricedSale, conversion: Conversion | null) {
  const moves = ofBoth(place, lines, conversion?.lines ?? []);
  return takeStock(tx, conversion ? 'CONVERT' : 'DIRECT_SALE', moves, quantityPath(body.lines));
}

async function insert(
  tx: Tx,
  user: CurrentUser,
  body: Body,
  place: StockPlace,
  date: string,
  priced: PricedSale,
): Promise<{ id: string; folio: string }> {
  const folio = await nextFolio(tx, 'V', date);
  const sale = await tx
    .insertInto('sales')
    .values({
      id: orderedId(),
      folio,
      date,
      customer_id: body.customerId,
      season_id: place.seasonId,
      distributor_id: place.distributorId,
      consultant_id: user.id,
      voucher_id: body.voucherId ?? null,
      ...sumColumns(priced),
      notes: body.notes,
      created_by: user.id,
      updated_by: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sale_lines')
    .values(lineRows(priced.lines).map((line) => ({ ...line, sale_id: sale.id })))
    .execute();
  return { id: sale.id, folio };
}

/**
 * one unit of work. Who sells to whom, when and from which stock is checked first; then the lines are priced by
 * the server; then the stock is locked, so that the last bag is sold once; and only then is anything written.
 */
export async function createSale(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<Sale> {
  const date = resolveDate(body.date, today);
  const conversion = await startConversion(tx, user, body);
  // A DKbono stays with who made it, also when its customer or its consultant has moved on since.
  await checkCustomer(tx, conversion ? null : user, body.customerId);
  await checkSeason(tx, body.seasonId, (season) => salesRefusal(season, today));
  const distributorId = conversion
    ? await resolveDistributor(tx, null, conversion.voucher.distributor_id)
    : await resolveDistributor(tx, user, body.distributorId);
  const place = { seasonId: body.seasonId, distributorId };
  // A DKbono's prices stay, whatever the catalogue says now.
  const priced = await reprice(tx, body.lines, conversion?.lines);
  if (conversion) checkOverpayment(conversion, priced.total);
  const book = await take(tx, body, place, priced, conversion);
  const { id, folio } = await insert(tx, user, body, place, date, priced);
  await book({ saleId: id, userId: user.id, ...(conversion ? { voucherId: conversion.voucher.id } : {}) });
  const note = conversion ? `DKbono ${conversion.voucher.folio}` : null;
  await record(tx, { saleId: id }, { action: 'CREADA', by: user.id, note });
  if (conversion) await finishConversion(tx, user, conversion, folio);
  await tell(tx, { type: 'sale.created', id, actorId: user.id });
  const sale = found(await findSale(tx, user, id));
  await audit(tx, user, { action: 'CREATE', entity: 'sale', entityId: id, after: sale });
  return sale;
}
