import type { Payment, Voucher } from '@surco/shared/contract';
import {
  calculatePayableTotal,
  formatMoney,
  getStatusAfterEvent,
  parseMoney,
  subtractMoney,
  sumMoney,
  type PaymentValues,
} from '@surco/shared/domain';
import { paymentFields } from '@surco/shared/records/payment';
import { sql } from 'kysely';
import { createOrderedId } from '../../../core/db/orderedId';
import { toColumns } from '../../../core/db/recordColumns';
import type { Tx } from '../../../core/db/transaction';
import type { CurrentUser } from '../../../core/http/currentUser';
import { addHistoryEntry } from '../common/addHistoryEntry';
import { allocateFolioBlocks } from '../common/folio';
import { updateVoucherRow } from '../common/updateVoucherRow';
import { recordVoucherChange } from '../vouchers/recordVoucherChange';

/** The payment with an amount of two decimals; an amount that is no money stays as it is. */
export const withParsedAmount = <T extends { amount: string }>(input: T): T => ({
  ...input,
  amount: parseMoney(input.amount) ?? input.amount,
});

export interface NewPayment extends PaymentValues {
  /** The recorded payment that it corrects, which keeps its receiver. */
  readonly corrects?: Payment;
  /** The cancelled DKbono whose credit pays it. */
  readonly creditVoucherId?: string;
}

interface PaymentsChange {
  readonly added: readonly NewPayment[];
  readonly cancelled?: readonly Payment[];
  /** Why they are cancelled. */
  readonly reason?: string;
}

/**
 * Locks the DKbonos whose credit paid, in the order of their ids and before the daily sums, as `spendCredit` does: so two
 * changes never wait for each other.
 */
async function lockCreditSources(tx: Tx, cancelled: readonly Payment[]): Promise<void> {
  const ids = cancelled.flatMap(({ creditFrom }) => creditFrom?.id ?? []);
  if (ids.length === 0) return;
  await tx.selectFrom('vouchers').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Credit that paid a cancelled payment is credit again. */
async function restoreCredit(tx: Tx, user: CurrentUser, { folio }: Voucher, cancelled: readonly Payment[]) {
  for (const { creditFrom, amount, receiptFolio } of cancelled) {
    if (!creditFrom) continue;
    const source = creditFrom.id;
    const { credit_used: used } = await tx
      .selectFrom('vouchers')
      .select('credit_used')
      .where('id', '=', source)
      .executeTakeFirstOrThrow();
    await updateVoucherRow(tx, user.id, source, { credit_used: subtractMoney(used, amount) });
    const note = `Se canceló el abono ${receiptFolio} del DKbono ${folio}: ${formatMoney(amount)} vuelve al saldo a favor.`;
    await addHistoryEntry(tx, { voucherId: source }, { action: 'MODIFICADA', by: user, note });
  }
}

async function cancelPayments(
  tx: Tx,
  user: CurrentUser,
  voucher: Voucher,
  cancelled: readonly Payment[],
  reason: string,
): Promise<void> {
  if (cancelled.length === 0) return;
  await tx
    .updateTable('payments')
    .set({ cancelled_at: sql`clock_timestamp()`, cancelled_by: user.id, cancellation_reason: reason })
    .where(
      'id',
      'in',
      cancelled.map(({ id }) => id),
    )
    .execute();
  await restoreCredit(tx, user, voucher, cancelled);
}

const getYear = ({ date }: PaymentValues): number => Number(date.slice(0, 4));

/** Allocates the folios of the receipts, which have no gaps, in the order of the payments. */
async function allocateReceipts(tx: Tx, payments: readonly NewPayment[]): Promise<string[]> {
  const counts = new Map<number, number>();
  for (const payment of payments) counts.set(getYear(payment), (counts.get(getYear(payment)) ?? 0) + 1);
  const blocks = await allocateFolioBlocks(tx, 'R', counts);
  const used = new Map<number, number>();
  return payments.map((payment) => {
    const year = getYear(payment);
    const position = used.get(year) ?? 0;
    used.set(year, position + 1);
    return blocks.get(year)?.[position] ?? '';
  });
}

/** @param balance what is left to pay before the first payment */
async function insertPayments(
  tx: Tx,
  user: CurrentUser,
  voucherId: string,
  payments: readonly NewPayment[],
  balance: string,
): Promise<void> {
  const receipts = await allocateReceipts(tx, payments);
  let before = balance;
  for (const [index, payment] of payments.entries()) {
    const after = subtractMoney(before, payment.amount);
    const receivedBy = payment.corrects
      ? sql<string | null>`(select received_by from payments where id = ${payment.corrects.id})`
      : user.id;
    const id = createOrderedId();
    await tx
      .insertInto('payments')
      .values({
        id,
        voucher_id: voucherId,
        ...toColumns(paymentFields, payment),
        received_by: receivedBy,
        created_by: user.id,
        receipt_folio: receipts[index] ?? '',
        balance_before: before,
        balance_after: after,
        credit_voucher_id: payment.creditVoucherId ?? null,
      })
      .execute();
    // The slip is that of the corrected payment, too.
    if (payment.corrects)
      await tx.updateTable('images').set({ payment_id: id }).where('payment_id', '=', payment.corrects.id).execute();
    before = after;
  }
}

/**
 * Cancels and adds payments of a locked DKbono and derives paid amount and status from them, without checks and without
 * notifying. The receipts are allocated last, after the update of the DKbono: a new DKbono with a payment locks the
 * daily sums before the counter of receipts, too.
 */
export async function writePayments(
  tx: Tx,
  user: CurrentUser,
  voucher: Voucher,
  { added, cancelled = [], reason = 'Corrección' }: PaymentsChange,
): Promise<Voucher> {
  const cancelledIds = new Set(cancelled.map(({ id }) => id));
  const kept = sumMoney(voucher.payments.filter(({ id }) => !cancelledIds.has(id)).map(({ amount }) => amount));
  const paid = sumMoney([kept, ...added.map(({ amount }) => amount)]);
  const status = getStatusAfterEvent('PAY', { ...voucher, paid }) ?? voucher.status;
  await lockCreditSources(tx, cancelled);
  await updateVoucherRow(tx, user.id, voucher.id, { paid, status });
  await cancelPayments(tx, user, voucher, cancelled, reason);
  await insertPayments(tx, user, voucher.id, added, subtractMoney(calculatePayableTotal(voucher), kept));
  const isCorrection = cancelled.length > 0;
  return recordVoucherChange(tx, user, voucher, {
    auditAction: 'PAYMENTS',
    historyAction: isCorrection ? 'MODIFICADA' : 'ABONO',
    ...(isCorrection ? { note: reason } : { amount: sumMoney(added.map(({ amount }) => amount)) }),
  });
}
