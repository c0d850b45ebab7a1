import type { CallInput, Voucher } from '@surco/shared/contract';
import { checkSeasonOpenForVouchers } from '@surco/shared/domain';
import { writeAuditEntry } from '../../../core/audit/writeAuditEntry';
import { createOrderedId } from '../../../core/db/orderedId';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { requireFound } from '../../../core/http/httpError';
import { assignFolio, createFolioPlaceholder } from '../common/folio';
import { toLineRows, toTotalColumns } from '../common/documentRows';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { repriceLines } from '../common/repriceLines';
import { addFirstPayment } from '../payments/addFirstPayment';
import { createQuantityPathFinder, prepareStockChange, listDocumentStock } from '../../inventory';
import { prepareNotifications } from '../../notifications';
import { assertCustomerEligible, requireOpenSeason, resolveDate, resolveDistributor } from '../common/eligibility';
import { findVoucher } from './repository';
import { resolveExpiry } from './resolveExpiry';

/**
 * Creates a DKbono in one transaction, reserves its bags and records its first payment, if there is one. The checks are those of a sale, except that the
 * date may lie outside the season and that the expiry date is checked, too.
 * @throws HttpError 400 for invalid fields, 409 for a closed season, an inactive customer or missing stock
 */
export async function createVoucher(
  tx: Tx,
  user: CurrentUser,
  body: CallInput<'POST /vouchers'>['body'],
  today: string,
): Promise<Voucher> {
  const date = resolveDate('voucher', body.date, today);
  await assertCustomerEligible(tx, user, body.customerId);
  const season = await requireOpenSeason(tx, body.seasonId, checkSeasonOpenForVouchers);
  const { seasonId } = body;
  const distributorId = await resolveDistributor(tx, user, body.distributorId);
  const expiresAt = await resolveExpiry(tx, body.expiresAt, today, season.end_date);
  const priced = await repriceLines(tx, body.lines, { ...body, today });
  const reserved = listDocumentStock('voucher', { stockKey: { seasonId, distributorId }, lines: priced.lines });
  const writeStock = await prepareStockChange(tx, 'CREATE_VOUCHER', reserved, createQuantityPathFinder(body.lines));
  const id = createOrderedId();
  await tx
    .insertInto('vouchers')
    .values({
      id,
      folio: await createFolioPlaceholder(tx, 'DKB', id),
      date,
      expires_at: expiresAt,
      customer_id: body.customerId,
      season_id: seasonId,
      distributor_id: distributorId,
      consultant_id: user.id,
      ...toTotalColumns(priced),
      notes: body.notes,
      created_by: user.id,
      updated_by: user.id,
    })
    .execute();
  await tx
    .insertInto('voucher_lines')
    .values(toLineRows(priced.lines).map((line) => ({ ...line, voucher_id: id })))
    .execute();
  await writeStock({ voucherId: id, userId: user.id });
  await addHistoryEntry(tx, { voucherId: id }, { action: 'CREADA', by: user });
  const inserted = requireFound(await findVoucher(tx, user, id));
  const writeNotifications = await prepareNotifications(tx, { type: 'voucher.created', id, actorId: user.id });
  const folio = await assignFolio(tx, 'DKB', id, date);
  await writeNotifications({ folio });
  const voucher = { ...inserted, folio };
  await writeAuditEntry(tx, user, { action: 'CREATE', entity: 'voucher', entityId: id, after: voucher });
  return body.firstPayment ? addFirstPayment(tx, user, voucher, body.firstPayment, today) : voucher;
}
