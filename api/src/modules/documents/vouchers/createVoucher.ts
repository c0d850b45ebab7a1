import type { CallInput, Voucher } from '@surco/shared/contract';
import { checkSeasonOpenForVouchers, checkUnusualPaymentDate, checkUnusualVoucherDate } from '@surco/shared/domain';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { requireFound } from '../../../core/http/httpError';
import { createQuantityPathFinder, listDocumentStock, lockStockForChange, writeStockChange } from '../../inventory';
import { notify } from '../../notifications';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { assertDateConfirmed } from '../common/confirmation/assertDateConfirmed';
import { assertShownTotal } from '../common/confirmation/assertShownTotal';
import { insertVoucherLines, toNewDocumentColumns } from '../common/documentRows';
import { requireEligibleCustomer, requireOpenSeason, resolveDate, resolveDistributor } from '../common/eligibility';
import { allocateFolio } from '../common/folio';
import { priceDocumentLines } from '../common/priceLines';
import { addFirstPayment } from '../payments/addPayment';
import { findVoucher } from './repository';
import { resolveExpiry } from './resolveExpiry';

type Body = CallInput<'POST /vouchers'>['body'];

/** Checks everything that a new DKbono depends on, locks it until the DKbono is written, and prices the lines. */
async function prepareVoucher(tx: Tx, user: CurrentUser, body: Body, today: string) {
  const date = resolveDate('voucher', body.date, today);
  assertDateConfirmed(body.dateConfirmed, [
    ['date', checkUnusualVoucherDate(date, { today })],
    ['firstPayment.date', body.firstPayment && checkUnusualPaymentDate(body.firstPayment.date, date)],
  ]);
  const customerId = await requireEligibleCustomer(tx, user, body.customerId);
  const season = await requireOpenSeason(tx, body.seasonId, checkSeasonOpenForVouchers);
  const distributorId = await resolveDistributor(tx, user, body.distributorId);
  const expiresAt = await resolveExpiry(tx, body.expiresAt, today, season.end_date);
  const priced = await priceDocumentLines(tx, body.lines, { ...body, customerId, today });
  assertShownTotal(body.shownTotal, priced);
  const stock = await lockStockForChange(
    tx,
    'CREATE_VOUCHER',
    listDocumentStock('voucher', { stockKey: { seasonId: season.id, distributorId }, lines: priced.lines }),
    createQuantityPathFinder(body.lines),
  );
  return { date, customerId, distributorId, expiresAt, priced, stock };
}

/**
 * Creates a DKbono in one transaction like a sale, reserves its bags and records its first payment, if there is
 * one. Unlike that of a sale, its date may lie outside the season.
 * @returns the DKbono as a later read returns it
 * @throws HttpError 400 for invalid fields, 409 for a closed season, an inactive customer or missing stock
 */
export async function createVoucher(tx: Tx, user: CurrentUser, body: Body, today: string): Promise<Voucher> {
  const { expiresAt, stock, ...prepared } = await prepareVoucher(tx, user, body, today);
  const id = createOrderedId();
  const folio = await allocateFolio(tx, 'DKB', prepared.date);
  const columns = toNewDocumentColumns({ user, body, ...prepared });
  await tx
    .insertInto('vouchers')
    .values({ id, folio, expires_at: expiresAt, ...columns })
    .execute();
  await insertVoucherLines(tx, id, prepared.priced);
  await addHistoryEntry(tx, { voucherId: id }, { action: 'CREADA', by: user });
  await writeStockChange(tx, stock, { voucherId: id, userId: user.id });
  const voucher = requireFound(await findVoucher(tx, user, id));
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'voucher', entityId: id, after: voucher });
  // With a first payment, the notification follows it, so that it states what was paid.
  if (body.firstPayment) return addFirstPayment(tx, user, voucher, body.firstPayment, today);
  await notify(tx, { type: 'voucher.created', id, actorId: user.id });
  return voucher;
}
