import type { CallInput, Sale } from '@surco/shared/contract';
import { checkSeasonOpenForSales } from '@surco/shared/domain';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import { requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { assignFolio, createFolioPlaceholder } from '../common/folio';
import { toLineRows, toTotalColumns } from '../common/documentRows';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { repriceLines } from '../common/repriceLines';
import { listSaleAndVoucherStock, createQuantityPathFinder, prepareStockChange, type StockKey } from '../../inventory';
import { prepareNotifications } from '../../notifications';
import { assertNotOverpaid, finishConversion, startConversion, type Conversion } from '../conversion/convertVoucher';
import type { PricedLines } from '../common/priceLines';
import {
  assertCustomerEligible,
  assertSaleDate,
  requireOpenSeason,
  resolveDate,
  resolveDistributor,
} from '../common/eligibility';
import { findSale } from './repository';

type Body = CallInput<'POST /sales'>['body'];

/**
 * Locks the stock of the sale and of its DKbono and returns the function that writes the stock changes.
 * @throws HttpError 409 for lines with too few bags
 */
function prepareSaleStock(
  tx: Tx,
  body: Body,
  stockKey: StockKey,
  { lines }: PricedLines,
  conversion: Conversion | null,
) {
  const changes = listSaleAndVoucherStock(stockKey, lines, conversion?.lines ?? []);
  return prepareStockChange(tx, conversion ? 'CONVERT' : 'DIRECT_SALE', changes, createQuantityPathFinder(body.lines));
}

async function insertSale(
  tx: Tx,
  user: CurrentUser,
  body: Body,
  { seasonId, distributorId }: StockKey,
  date: string,
  priced: PricedLines,
): Promise<string> {
  const id = createOrderedId();
  await tx
    .insertInto('sales')
    .values({
      id,
      folio: await createFolioPlaceholder(tx, 'V', id),
      date,
      customer_id: body.customerId,
      season_id: seasonId,
      distributor_id: distributorId,
      consultant_id: user.id,
      voucher_id: body.voucherId ?? null,
      ...toTotalColumns(priced),
      notes: body.notes,
      created_by: user.id,
      updated_by: user.id,
    })
    .execute();
  await tx
    .insertInto('sale_lines')
    .values(toLineRows(priced.lines).map((line) => ({ ...line, sale_id: id })))
    .execute();
  return id;
}

/**
 * Creates a sale, directly or from a DKbono, in one transaction: checks eligibility, prices the lines, locks the
 * stock so that no bag is sold twice, and only then writes.
 * @throws HttpError 400 for invalid fields, 409 for a closed season, an inactive customer, missing stock or a DKbono
 * that cannot be converted
 */
export async function createSale(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<Sale> {
  const date = resolveDate('sale', body.date, today);
  const conversion = await startConversion(tx, user, body);
  // A DKbono stays with its consultant, even if its customer now belongs to another one.
  await assertCustomerEligible(tx, conversion ? null : user, body.customerId);
  const season = await requireOpenSeason(tx, body.seasonId, (window) => checkSeasonOpenForSales(window, today));
  assertSaleDate(date, season, today);
  const distributorId = conversion
    ? await resolveDistributor(tx, null, conversion.voucher.distributor_id)
    : await resolveDistributor(tx, user, body.distributorId);
  const stockKey = { seasonId: body.seasonId, distributorId };
  // Lines of a DKbono keep its prices.
  const priced = await repriceLines(tx, body.lines, { ...body, today }, conversion?.lines);
  if (conversion) assertNotOverpaid(conversion, priced.total);
  const writeStock = await prepareSaleStock(tx, body, stockKey, priced, conversion);
  const id = await insertSale(tx, user, body, stockKey, date, priced);
  await writeStock({ saleId: id, userId: user.id, ...(conversion ? { voucherId: conversion.voucher.id } : {}) });
  const note = conversion ? `DKbono ${conversion.voucher.folio}` : null;
  await addHistoryEntry(tx, { saleId: id }, { action: 'CREADA', by: user, note });
  const inserted = requireFound(await findSale(tx, user, id));
  const writeNotifications = await prepareNotifications(tx, { type: 'sale.created', id, actorId: user.id });
  const folio = await assignFolio(tx, 'V', id, date);
  if (conversion) await finishConversion(tx, user, conversion, folio);
  await writeNotifications({ folio });
  const sale = { ...inserted, folio };
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'sale', entityId: id, after: sale });
  return sale;
}
