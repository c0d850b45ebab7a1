import type { CallInput, Voucher } from '@surco/shared/contract';
import {
  checkSeasonOpenForVouchers,
  checkUnusualVoucherDate,
  compareMoney,
  formatMoney,
  getStatusByPayments,
  validateExpiry,
} from '@surco/shared/domain';
import { resolveCustomerId } from '../../../core/db/currentCustomer';
import type { Tx } from '../../../core/db/transaction';
import { assertNoFieldErrors } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { assertDateConfirmed } from '../common/confirmation/assertDateConfirmed';
import { assertShownTotal } from '../common/confirmation/assertShownTotal';
import { insertVoucherLines, toTotalColumns } from '../common/documentRows';
import { priceDocumentLines } from '../common/priceLines';
import { computeStockDifference, applyStockChange, toStockKey, createQuantityPathFinder } from '../../inventory';
import { revokeRecordLinks } from '../../papers';
import { requireEligibleCustomer, requireOpenSeason, resolveDate } from '../common/eligibility';
import { updateVoucherRow } from '../common/updateVoucherRow';
import { lockVoucher } from './lockVoucher';
import { notifyPayments } from './notifyPayments';
import { recordVoucherChange } from './recordVoucherChange';

type Body = CallInput<'PUT /vouchers/{id}'>['body'];

/** The expiry date after the change: only an administrator may change it, within the season. */
function resolveChangedExpiry(
  user: CurrentUser,
  before: Voucher,
  requested: string | null | undefined,
  today: string,
  endDate: string,
) {
  if (!requested || requested === before.expiresAt) return before.expiresAt;
  assertNoFieldErrors(
    user.role === 'Admin'
      ? validateExpiry(requested, { today, endDate })
      : [{ path: 'expiresAt', message: 'Solo un administrador cambia la vigencia de un DKbono.' }],
  );
  return requested;
}

function assertDistributorUnchanged({ distributor }: Voucher, { distributorId }: Body): void {
  const isChanged = Boolean(distributorId) && distributorId !== distributor.id;
  assertNoFieldErrors(
    isChanged ? [{ path: 'distributorId', message: 'El distribuidor de un DKbono registrado no cambia.' }] : [],
  );
}

/** Credit is of one customer: it pays no DKbono of another. */
function assertCreditStays({ payments }: Voucher): void {
  const message =
    'Este DKbono se pagó con saldo a favor de su cliente: antes de cambiar el cliente, un administrador debe cancelar ese abono.';
  const isPaidByCredit = payments.some(({ creditFrom }) => creditFrom);
  assertNoFieldErrors(isPaidByCredit ? [{ path: 'customerId', message }] : []);
}

/**
 * Changes a DKbono: the reserved stock changes by the difference, and the new total covers what was paid.
 * @throws HttpError as {@link lockVoucher}; 400 for invalid fields; 409 for a closed season, an inactive customer or
 * missing stock
 */
export async function updateVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  body: Body,
  today: string,
): Promise<Voucher> {
  const before = await lockVoucher(tx, user, id, 'edit', { version: body.version, today });
  assertDistributorUnchanged(before, body);
  const date = resolveDate('voucher', body.date ?? before.date, today);
  const paymentDates = before.payments.map((payment) => payment.date);
  assertDateConfirmed(body.dateConfirmed, [
    ['date', date !== before.date && checkUnusualVoucherDate(date, { today, paymentDates })],
  ]);
  const requestedId = await resolveCustomerId(tx, body.customerId);
  // Another id when the customer is merged at the same time.
  const customerId =
    requestedId === before.customer.id
      ? requestedId
      : await requireEligibleCustomer(tx, before.consultant, body.customerId);
  if (customerId !== before.customer.id) {
    assertCreditStays(before);
    await revokeRecordLinks(tx, user, id);
  }
  const season = await requireOpenSeason(tx, body.seasonId, checkSeasonOpenForVouchers);
  const expiresAt = resolveChangedExpiry(user, before, body.expiresAt, today, season.end_date);
  const priced = await priceDocumentLines(tx, body.lines, { ...body, customerId, today }, before.lines);
  assertShownTotal(body.shownTotal, priced);
  if (compareMoney(priced.total, before.paid) < 0)
    assertNoFieldErrors([
      { path: 'lines', message: `El nuevo total no puede ser menor que lo abonado (${formatMoney(before.paid)}).` },
    ]);
  const stockKey = toStockKey(before);
  const stockChanges = computeStockDifference(
    'voucher',
    { stockKey, lines: before.lines },
    { stockKey: { ...stockKey, seasonId: body.seasonId }, lines: priced.lines },
  );
  await applyStockChange(
    tx,
    'EDIT_VOUCHER',
    stockChanges,
    { voucherId: id, userId: user.id },
    createQuantityPathFinder(body.lines),
  );
  await updateVoucherRow(tx, user.id, id, {
    date,
    expires_at: expiresAt,
    customer_id: customerId,
    season_id: body.seasonId,
    notes: body.notes,
    status: getStatusByPayments({ total: priced.total, paid: before.paid }),
    ...toTotalColumns(priced),
  });
  await tx.deleteFrom('voucher_lines').where('voucher_id', '=', id).execute();
  await insertVoucherLines(tx, id, priced);
  const after = await recordVoucherChange(tx, user, before, { auditAction: 'UPDATE', historyAction: 'MODIFICADA' });
  await notifyPayments(tx, user.id, before, after);
  return after;
}
