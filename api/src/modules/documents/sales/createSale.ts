import type { CallInput, Sale } from '@surco/shared/contract';
import { checkSeasonOpenForSales } from '@surco/shared/domain';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { requireFound } from '../../../core/http/httpError';
import {
  createQuantityPathFinder,
  listSaleAndVoucherStock,
  lockStockForChange,
  writeStockChange,
} from '../../inventory';
import { notify } from '../../notifications';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { assertShownTotal } from '../common/confirmation/assertShownTotal';
import { insertSaleLines, toNewDocumentColumns } from '../common/documentRows';
import {
  assertSaleDate,
  requireEligibleCustomer,
  requireOpenSeason,
  resolveDate,
  resolveDistributor,
} from '../common/eligibility';
import { allocateFolio } from '../common/folio';
import { priceDocumentLines } from '../common/priceLines';
import { assertNotOverpaid, finishConversion, startConversion } from '../conversion/convertVoucher';
import { findSale } from './repository';

type Body = CallInput<'POST /sales'>['body'];

/** Checks everything that a new sale depends on, locks it until the sale is written, and prices the lines. */
async function prepareSale(tx: Tx, user: CurrentUser, body: Body, today: string) {
  const date = resolveDate('sale', body.date, today);
  const conversion = await startConversion(tx, user, body);
  // Without a seller the customer's consultant and the distributor are not compared: a DKbono stays with its own, even if
  // its customer now belongs to another consultant.
  const seller = conversion ? null : user;
  const customerId = await requireEligibleCustomer(tx, seller, body.customerId);
  const season = await requireOpenSeason(tx, body.seasonId, (window) => checkSeasonOpenForSales(window, today));
  assertSaleDate(date, season, today);
  const requestedDistributor = conversion ? conversion.voucher.distributor_id : body.distributorId;
  const distributorId = await resolveDistributor(tx, seller, requestedDistributor);
  // Lines of a DKbono keep its prices.
  const priced = await priceDocumentLines(tx, body.lines, { ...body, customerId, today }, conversion?.lines);
  assertShownTotal(body.shownTotal, priced);
  if (conversion) assertNotOverpaid(conversion, priced.total);
  const stock = await lockStockForChange(
    tx,
    conversion ? 'CONVERT' : 'DIRECT_SALE',
    listSaleAndVoucherStock({ seasonId: season.id, distributorId }, priced.lines, conversion?.lines ?? []),
    createQuantityPathFinder(body.lines),
  );
  return { date, conversion, customerId, distributorId, priced, stock };
}

/**
 * Creates a sale, directly or from a DKbono, in one transaction: checks and locks all it depends on, so that no
 * bag is sold twice, and only then allocates its folio, because other sales wait from there to the end.
 * Triggers of the tables write the zone, the state and the daily sums (`0018_daily_sums.sql`).
 * @returns the sale as a later read returns it
 * @throws HttpError 400 for invalid fields, 409 for a closed season, an inactive customer, missing stock or a DKbono
 * that cannot be converted
 */
export async function createSale(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<Sale> {
  const { conversion, stock, ...prepared } = await prepareSale(tx, user, body, today);
  const voucher = conversion?.voucher;
  const id = createOrderedId();
  const folio = await allocateFolio(tx, 'V', prepared.date);
  const columns = toNewDocumentColumns({ user, body, ...prepared });
  await tx
    .insertInto('sales')
    .values({ id, folio, voucher_id: voucher?.id ?? null, ...columns })
    .execute();
  await insertSaleLines(tx, id, prepared.priced);
  const note = voucher ? `DKbono ${voucher.folio}` : null;
  await addHistoryEntry(tx, { saleId: id }, { action: 'CREADA', by: user, note });
  await writeStockChange(tx, stock, { saleId: id, userId: user.id, voucherId: voucher?.id });
  if (conversion) await finishConversion(tx, user, conversion, { folio, total: prepared.priced.total });
  const sale = requireFound(await findSale(tx, user, id));
  await notify(tx, { type: 'sale.created', id, actorId: user.id });
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'sale', entityId: id, after: sale });
  return sale;
}
