import type { CallInput, Sale } from '@surco/shared/contract';
import { checkSeasonOpenForSales, subtractMoney } from '@surco/shared/domain';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import { requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { writeFilledAuditEntry } from '../../../core/audit/writeAuditEntry';
import type { SentResponse } from '../../../core/idempotency/withIdempotency';
import { createQuantityPathFinder, listSaleAndVoucherStock, lockStock, planStockChange } from '../../inventory';
import { readNotificationTemplate, writeNotifications } from '../../notifications';
import { assertNotOverpaid, finishConversion, startConversion, type Conversion } from '../conversion/convertVoucher';
import { assertShownTotal } from '../common/confirmation/assertShownTotal';
import {
  composeDocument,
  composeFirstEntry,
  composeLines,
  describeNewDocument,
  toDocumentColumns,
  type NewDocumentParts,
} from '../common/newDocument/composeDocument';
import { completeAccount } from '../common/customerAccount';
import {
  assertCustomerSellable,
  assertSaleDate,
  chooseDistributorId,
  requireDistributor,
  requireSeasonAdmits,
  resolveDate,
} from '../common/eligibility';
import { createFolioPlaceholder } from '../common/folio';
import { insertSale } from '../common/newDocument/insertDocument';
import { readNewDocumentContext } from '../common/newDocument/readNewDocumentContext';
import { priceLinesBy, readPricingBasis } from '../common/repriceLines';

type Body = CallInput<'POST /sales'>['body'];

interface SaleRequest {
  user: CurrentUser;
  body: Body;
  date: string;
  today: string;
  conversion: Conversion | null;
}

/** Reads and locks all that the sale depends on; the statements are sent together. */
async function readBasis(tx: Tx, { user, body, today, conversion }: SaleRequest) {
  const { customerId, seasonId } = body;
  const distributorId = conversion ? conversion.voucher.distributor_id : chooseDistributorId(user, body.distributorId);
  const productIds = [...body.lines, ...(conversion?.lines ?? [])].map(({ productId }) => productId);
  const [context, pricing, stock, template] = await Promise.all([
    readNewDocumentContext(tx, user, {
      customerId,
      seasonId,
      distributorId,
      voucherId: conversion?.voucher.id ?? null,
    }),
    readPricingBasis(tx, body.lines, { customerId, seasonId, today }),
    lockStock(tx, { seasonId, distributorId }, productIds),
    readNotificationTemplate(tx, 'sale.created'),
  ]);
  return { ...context, distributorId, pricing, stock, template };
}

type Basis = Awaited<ReturnType<typeof readBasis>>;

/** @throws HttpError as {@link createSale}, for the first rule that the sale breaks */
function checkSale({ user, body, date, today, conversion }: SaleRequest, basis: Basis) {
  // A DKbono stays with its consultant and its distributor, even if its customer now belongs to another consultant.
  const seller = conversion ? null : user;
  assertCustomerSellable(basis.customer, seller);
  const season = requireSeasonAdmits(basis.season, (window) => checkSeasonOpenForSales(window, today));
  assertSaleDate(date, season, today);
  const distributor = requireDistributor(seller, basis.distributorId, basis.distributor);
  // Lines of a DKbono keep its prices.
  const priced = priceLinesBy(basis.pricing, body.lines, conversion?.lines);
  assertShownTotal(body.shownTotal, priced);
  if (conversion) assertNotOverpaid(conversion, priced.total);
  const stockKey = { seasonId: season.id, distributorId: distributor.id };
  const changes = listSaleAndVoucherStock(stockKey, priced.lines, conversion?.lines ?? []);
  const event = conversion ? 'CONVERT' : 'DIRECT_SALE';
  const stockChange = planStockChange(event, changes, basis.stock, createQuantityPathFinder(body.lines));
  return { customer: requireFound(basis.customer), season, distributor, priced, stockChange };
}

/** The sale as a later read returns it, with a placeholder for its folio, and the rows that are inserted. */
function composeSale(parts: NewDocumentParts, { pricing }: Basis, conversion: Conversion | null) {
  const { id, priced, customer } = parts;
  const voucherId = conversion?.voucher.id ?? null;
  const lines = composeLines(priced.lines, pricing.products);
  const created = composeFirstEntry(parts, conversion ? `DKbono ${conversion.voucher.folio}` : null);
  const sale: Sale = {
    ...composeDocument(parts),
    status: 'REGISTRADA',
    voucherId,
    customerAccount:
      customer.account &&
      completeAccount(customer.account, conversion && subtractMoney(priced.total, conversion.voucher.paid)),
    lines: lines.inResponse,
    history: [created.inResponse],
  };
  const rows = {
    document: { ...toDocumentColumns(parts), voucher_id: voucherId },
    lines: lines.rows.map((row) => ({ ...row, sale_id: id })),
    history: { ...created.row, sale_id: id },
  };
  return { sale, rows };
}

/**
 * Creates a sale, directly or from a DKbono, in one transaction: locks and reads what it depends on, so that no
 * bag is sold twice, checks it, and only then writes. From its folio to the commit other sales wait; these statements
 * are therefore sent together, and the texts with the folio are completed in the database.
 * @throws HttpError 400 for invalid fields, 409 for a closed season, an inactive customer, missing stock or a DKbono
 * that cannot be converted
 */
export async function createSale(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<SentResponse<Sale>> {
  const date = resolveDate('sale', body.date, today);
  const conversion = await startConversion(tx, user, body);
  const request = { user, body, date, today, conversion };
  const basis = await readBasis(tx, request);
  const { stockChange, ...checked } = checkSale(request, basis);
  const id = createOrderedId();
  const folio = createFolioPlaceholder('V', id);
  const parts = { id, folio: folio.text, date, notes: body.notes, user, now: basis.now, ...checked };
  const { sale, rows } = composeSale(parts, basis, conversion);
  const inserted = insertSale(tx, rows);
  const written = Promise.all([
    inserted,
    stockChange.write(tx, { saleId: id, userId: user.id, ...(conversion ? { voucherId: conversion.voucher.id } : {}) }),
    writeNotifications(
      tx,
      { type: 'sale.created', id, actorId: user.id },
      { details: describeNewDocument(parts), template: basis.template, toSql: folio.fill },
    ),
    writeFilledAuditEntry(
      tx,
      user,
      { action: 'CREATE', entity: 'sale', entityId: id },
      folio.fill(JSON.stringify(sale)),
    ),
  ]);
  // A failure is reported with the result.
  written.catch(() => undefined);
  await stockChange.notify(tx, user.id);
  if (conversion) await finishConversion(tx, user, conversion, { folio: await inserted, total: sale.total });
  return {
    result: written.then(([assigned]) => ({ ...sale, folio: assigned })),
    json: folio.fill(JSON.stringify(sale)),
  };
}
