import type { CallInput, FieldError, Sale } from '@surco/shared/contract';
import { checkSeasonOpenForSales, compareMoney, formatMoney } from '@surco/shared/domain';
import { resolveCustomerId } from '../../../core/db/currentCustomer';
import { changedBy } from '../../../core/db/recordColumns';
import type { Tx } from '../../../core/db/transaction';
import { requireFound, assertNoFieldErrors } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { assertShownTotal } from '../common/confirmation/assertShownTotal';
import { diffDocuments } from '../common/diffDocuments';
import { readLines, voucherPartTables } from '../common/documentParts';
import { insertSaleLines, toTotalColumns } from '../common/documentRows';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { priceDocumentLines, type PricedLines } from '../common/priceLines';
import { updateVoucherRow } from '../common/updateVoucherRow';
import { computeStockDifference, applyStockChange, toStockKey, createQuantityPathFinder } from '../../inventory';
import { notify } from '../../notifications';
import { revokeRecordLinks } from '../../papers';
import { lockSale } from './lockSale';
import { assertSaleDate, requireEligibleCustomer, requireOpenSeason, resolveDate } from '../common/eligibility';
import { findSale } from './repository';

type Body = CallInput<'PUT /sales/{id}'>['body'];

/**
 * Returns an error for each changed field that a sale must keep: its distributor and its DKbono, and, for a sale from a
 * DKbono, its customer and season.
 */
function validateFixedFields(sale: Sale, customerId: string, body: Body): FieldError[] {
  const errors: FieldError[] = [];
  const addError = (path: string, message: string) => errors.push({ path, message });
  if (body.distributorId && body.distributorId !== sale.distributor.id)
    addError('distributorId', 'El distribuidor de una venta registrada no cambia.');
  if (body.voucherId && body.voucherId !== sale.voucherId) addError('voucherId', 'La venta no viene de este DKbono.');
  if (sale.voucherId && customerId !== sale.customer.id)
    addError('customerId', 'La venta viene de un DKbono: su cliente no cambia.');
  if (sale.voucherId && body.seasonId !== sale.season.id)
    addError('seasonId', 'La venta viene de un DKbono: su temporada no cambia.');
  return errors;
}

/**
 * Locks the DKbono of a converted sale whose total changes.
 * @returns its id; undefined when it stays as it is
 * @throws HttpError 400 when the payments of the DKbono exceed the new total
 */
async function lockChangedVoucher(
  tx: Tx,
  { voucherId, total: before }: Sale,
  { total }: PricedLines,
): Promise<string | undefined> {
  if (!voucherId || compareMoney(total, before) === 0) return undefined;
  const { paid } = await tx
    .selectFrom('vouchers')
    .select('paid')
    .where('id', '=', voucherId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (compareMoney(paid, total) > 0)
    assertNoFieldErrors([
      { path: 'lines', message: `Lo abonado (${formatMoney(paid)}) supera el nuevo total de la venta.` },
    ]);
  return voucherId;
}

/** Returns the lines whose price is fixed: those of the sale, and those of its DKbono that the sale left out. */
async function readFixedPriceLines(tx: Tx, { lines, voucherId }: Sale): Promise<Sale['lines']> {
  if (!voucherId) return lines;
  const ownProductIds = new Set(lines.map(({ productId }) => productId));
  const voucherLines = await readLines(tx, voucherPartTables, voucherId);
  return [...lines, ...voucherLines.filter(({ productId }) => !ownProductIds.has(productId))];
}

interface NewSeasonAndDate {
  readonly seasonId: string;
  readonly date: string;
  readonly today: string;
}

/** A changed season must be open, and a changed date or season must fit the other (T-02). */
async function assertSeasonAndDate(tx: Tx, sale: Sale, { seasonId, date, today }: NewSeasonAndDate): Promise<void> {
  const isSeasonChanged = seasonId !== sale.season.id;
  if (!isSeasonChanged && date === sale.date) return;
  const season = await requireOpenSeason(tx, seasonId, (window) =>
    isSeasonChanged ? checkSeasonOpenForSales(window, today) : null,
  );
  assertSaleDate(date, season, today);
}

/**
 * Changes a sale in one transaction, with the checks of a new sale, but customer and season are checked only
 * when they change; the stock changes by the difference.
 * @throws HttpError as {@link lockSale}; 400 for invalid fields; 409 for a closed season, an inactive customer or
 * missing stock
 */
export async function updateSale(tx: Tx, user: CurrentUser, id: string, body: Body, today: string): Promise<Sale> {
  const before = await lockSale(tx, user, id, 'edit', { version: body.version, today });
  const requestedId = await resolveCustomerId(tx, body.customerId);
  assertNoFieldErrors(validateFixedFields(before, requestedId, body));
  const date = resolveDate('sale', body.date ?? before.date, today);
  // Another id when the customer is merged at the same time.
  const customerId =
    requestedId === before.customer.id
      ? requestedId
      : await requireEligibleCustomer(tx, before.consultant, body.customerId);
  if (customerId !== before.customer.id) await revokeRecordLinks(tx, user, id);
  await assertSeasonAndDate(tx, before, { seasonId: body.seasonId, date, today });
  const priced = await priceDocumentLines(
    tx,
    body.lines,
    { ...body, customerId, today },
    await readFixedPriceLines(tx, before),
  );
  assertShownTotal(body.shownTotal, priced);
  const voucherId = await lockChangedVoucher(tx, before, priced);
  const stockKey = toStockKey(before);
  const stockChanges = computeStockDifference(
    'sale',
    { stockKey, lines: before.lines },
    { stockKey: { ...stockKey, seasonId: body.seasonId }, lines: priced.lines },
  );
  await applyStockChange(
    tx,
    'EDIT_SALE',
    stockChanges,
    { saleId: id, userId: user.id },
    createQuantityPathFinder(body.lines),
  );
  await tx
    .updateTable('sales')
    .set({
      date,
      customer_id: customerId,
      season_id: body.seasonId,
      notes: body.notes,
      ...toTotalColumns(priced),
      ...changedBy(user.id),
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('sale_lines').where('sale_id', '=', id).execute();
  await insertSaleLines(tx, id, priced);
  // The balance of the DKbono is what is left of the new total.
  if (voucherId) await updateVoucherRow(tx, user.id, voucherId, { sale_total: priced.total });
  const written = requireFound(await findSale(tx, user, id));
  const changes = diffDocuments(before, written);
  const entry = await addHistoryEntry(tx, { saleId: id }, { action: 'MODIFICADA', by: user, changes });
  const after = { ...written, history: [...written.history, entry] };
  await notify(tx, { type: 'sale.edited', id, actorId: user.id });
  await writeAuditEntry(tx, user, { action: 'UPDATE', entity: 'sale', entityId: id, before, after });
  return after;
}
