import type { CallInput, Sale } from '@surco/shared/contract';
import { salesRefusal } from '@surco/shared/domain/actions';
import { stockProblems } from '@surco/shared/domain/lines';
import { parametersFrom } from '@surco/shared/domain';
import type { OfferedProduct } from '@surco/shared/domain/product';
import { orderedId } from '../../db/orderedId';
import type { Tx } from '../../db/transaction';
import { Failure, found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { nextFolio } from '../documents/folio';
import { lineRows, sumColumns } from '../documents/lineRows';
import { record } from '../documents/record';
import { bookStock, lockStock, type LockedStock, type StockPlace } from '../inventories/stock';
import { tell } from '../notifications/tell';
import { productsById } from '../products/repository';
import { simulatorParams } from '../simulator/repository';
import { checkOverpayment, finishConversion, startConversion, withVoucherPrice, type Conversion } from './conversion';
import { priceLines, type PricedSale } from './lines';
import { checkCustomer, checkSeason, resolveDate, resolveDistributor } from './parties';
import { findSale } from './repository';

type Body = CallInput<'POST /sales'>['body'];

/** Products on sale, and those the DKbono set aside, at its prices. */
async function offersFor(tx: Tx, body: Body, conversion: Conversion | null): Promise<OfferedProduct[]> {
  const reserved = new Set(conversion?.lines.map((line) => line.product_id));
  const products = await productsById(tx, [...new Set(body.lines.map((line) => line.productId))]);
  const onSale = products.filter(({ id, enabled }) => enabled || reserved.has(id));
  return conversion ? onSale.map((product) => withVoucherPrice(product, conversion)) : onSale;
}

async function price(tx: Tx, body: Body, conversion: Conversion | null): Promise<PricedSale> {
  const { emergence } = parametersFrom(await simulatorParams(tx));
  const priced = priceLines(body.lines, await offersFor(tx, body, conversion), emergence);
  if (conversion) checkOverpayment(conversion, priced.total);
  return priced;
}

interface Taking {
  stock: Map<string, LockedStock>;
  /** Bags by product that the DKbono had set aside. */
  reserved: Map<string, number>;
}

/** Locks the stock that the sale touches and refuses it, line by line, when there are not enough bags. */
async function take(tx: Tx, place: StockPlace, { lines }: PricedSale, conversion: Conversion | null): Promise<Taking> {
  const reserved = new Map(conversion?.lines.map((line) => [line.product_id, line.quantity]));
  const stock = await lockStock(tx, place, [...new Set([...lines.map((line) => line.productId), ...reserved.keys()])]);
  const available = (id: string): number => (stock.get(id)?.available ?? 0) + (reserved.get(id) ?? 0);
  const details = stockProblems(
    lines,
    lines.map(({ productId: id, code }) => ({ id, code, maxDiscount: 1 })),
    available,
  );
  if (details.length > 0)
    throw new Failure('STOCK_INSUFICIENTE', {
      details,
      ...(details.length === 1 ? { text: details[0]?.message } : {}),
    });
  return { stock, reserved };
}

async function book(
  tx: Tx,
  user: CurrentUser,
  saleId: string,
  { lines }: PricedSale,
  { stock, reserved }: Taking,
  conversion: Conversion | null,
): Promise<void> {
  const sold = new Map(lines.map((line) => [line.productId, line.quantity]));
  const cause = { saleId, userId: user.id, ...(conversion ? { voucherId: conversion.voucher.id } : {}) };
  for (const [productId, row] of stock) {
    const bags = { voucher: reserved.get(productId) ?? 0, sale: sold.get(productId) ?? 0 };
    await bookStock(tx, row, conversion ? 'CONVERT' : 'DIRECT_SALE', bags, cause);
  }
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
  await checkCustomer(tx, user, body.customerId);
  await checkSeason(tx, body.seasonId, (season) => salesRefusal(season, today));
  const place = { seasonId: body.seasonId, distributorId: await resolveDistributor(tx, user, body.distributorId) };
  const conversion = await startConversion(tx, user, body, place.distributorId);
  const priced = await price(tx, body, conversion);
  const taking = await take(tx, place, priced, conversion);
  const { id, folio } = await insert(tx, user, body, place, date, priced);
  await book(tx, user, id, priced, taking, conversion);
  const note = conversion ? `DKbono ${conversion.voucher.folio}` : null;
  await record(tx, { saleId: id }, { action: 'CREADA', by: user.id, note });
  if (conversion) await finishConversion(tx, user, conversion, folio);
  await tell(tx, { type: 'sale.created', id, actorId: user.id });
  const sale = found(await findSale(tx, user, id));
  await audit(tx, user, { action: 'CREATE', entity: 'sale', entityId: id, after: sale });
  return sale;
}
