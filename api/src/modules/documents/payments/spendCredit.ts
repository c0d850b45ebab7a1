import type { CallInput, Voucher } from '@surco/shared/contract';
import {
  compareMoney,
  formatDate,
  formatMoney,
  paymentMethodLabels,
  subtractMoney,
  sumMoney,
  validateCreditUse,
} from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { createOrderedId } from '../../../core/db/orderedId';
import { HttpError, assertNoFieldErrors, createFieldError, requireFound } from '../../../core/http/httpError';
import type { CurrentUser } from '../../../core/http/currentUser';
import { historySeparator } from '../../../core/personalData/historyLabels';
import { updateVoucherRow } from '../common/updateVoucherRow';
import { assertNotAnonymous, lockVoucher } from '../vouchers/lockVoucher';
import { recordVoucherChange } from '../vouchers/recordVoucherChange';
import { findVoucher } from '../vouchers/repository';
import { addPayment } from './addPayment';
import { withParsedAmount } from './writePayments';

type Body = CallInput<'POST /vouchers/{id}/credits'>['body'];

/** @throws HttpError 404 when there is none */
async function lockSource(tx: Tx, user: CurrentUser, id: string): Promise<Voucher> {
  await tx.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute();
  return requireFound(await findVoucher(tx, user, id));
}

/** @throws HttpError 404 when there is none, 409 when it has no credit left */
async function lockCredit(tx: Tx, user: CurrentUser, id: string): Promise<Voucher> {
  const voucher = await lockSource(tx, user, id);
  if (compareMoney(voucher.credit ?? '0', '0') <= 0)
    throw new HttpError('TRANSICION_INVALIDA', { text: 'A este DKbono no le queda saldo a favor.' });
  return voucher;
}

/**
 * Locks the DKbono that credit is applied to. It comes before the cancelled one, as when one of its payments is
 * cancelled, so that two changes never wait for each other.
 */
async function lockTarget(
  tx: Tx,
  user: CurrentUser,
  { id, source, today }: { id: string; source: Voucher; today: string },
) {
  const found = await findVoucher(tx, user, id);
  if (found?.customer.id !== source.customer.id)
    throw createFieldError('voucherId', 'Elija un DKbono abierto del mismo cliente.');
  return lockVoucher(tx, user, id, 'pay', { version: undefined, today });
}

/** The method of the latest payment: how the credit was paid. */
const getCreditMethod = ({ payments }: Voucher) => payments.at(-1)?.method ?? '01';

/** Changes the credit by what is used of it, or no longer, and records why. @param amount negative for a use less */
async function writeUse(tx: Tx, user: CurrentUser, source: Voucher, amount: string, note: string): Promise<Voucher> {
  const used = sumMoney([...(source.creditUses ?? []).map((use) => use.amount), amount]);
  await updateVoucherRow(tx, user.id, source.id, { credit_used: used });
  return recordVoucherChange(tx, user, source, { auditAction: 'CREDIT', historyAction: 'MODIFICADA', note });
}

async function applyCredit(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { voucherId, ...body }: Body & { voucherId: string },
  today: string,
): Promise<Voucher> {
  const target = await lockTarget(tx, user, {
    id: voucherId,
    source: requireFound(await findVoucher(tx, user, id)),
    today,
  });
  const source = await lockCredit(tx, user, id);
  const { amount, date } = body;
  const credit = source.credit ?? '0';
  const max = compareMoney(credit, target.balance) < 0 ? credit : target.balance;
  assertNoFieldErrors(validateCreditUse(max, { date, amount }, today));
  const { dateConfirmed } = body;
  const payment = { date, amount, method: getCreditMethod(source), reference: source.folio, dateConfirmed };
  await addPayment(tx, user, voucherId, { ...payment, creditVoucherId: id }, today);
  return writeUse(
    tx,
    user,
    source,
    amount,
    `Se aplicó ${formatMoney(amount)} del saldo a favor al DKbono ${target.folio}.`,
  );
}

async function returnCredit(tx: Tx, user: CurrentUser, id: string, body: Body, today: string): Promise<Voucher> {
  const { date, amount, method, reference } = body;
  if (!method) throw createFieldError('method', 'Elija cómo se devolvió.');
  const source = await lockCredit(tx, user, id);
  assertNoFieldErrors(validateCreditUse(source.credit ?? '0', { date, amount, method, reference }, today));
  await tx
    .insertInto('credit_returns')
    .values({ id: createOrderedId(), voucher_id: id, date, amount, method, reference, created_by: user.id })
    .execute();
  const details = [paymentMethodLabels[method], reference].filter(Boolean).join(historySeparator);
  return writeUse(tx, user, source, amount, `Se devolvió ${formatMoney(amount)} del saldo a favor: ${details}.`);
}

/**
 * Applies credit of a cancelled DKbono to another DKbono of the customer, as a payment of it, or records that it was
 * returned. The row of the cancelled DKbono is locked, so that no credit is used twice.
 * @returns the cancelled DKbono
 * @throws HttpError 404 when there is no such DKbono; 400 for invalid fields; 409 when there is no credit left, or the other
 * DKbono takes no payment
 */
export function spendCredit(tx: Tx, user: CurrentUser, id: string, body: Body, today: string): Promise<Voucher> {
  const parsed = withParsedAmount(body);
  const { voucherId } = parsed;
  return voucherId
    ? applyCredit(tx, user, id, { ...parsed, voucherId }, today)
    : returnCredit(tx, user, id, parsed, today);
}

/**
 * Cancels a return that was recorded by mistake: its amount is credit again. The history and the audit log keep it; an
 * applied credit is cancelled as a payment of its DKbono.
 * @throws HttpError 404 when there is no such return, 409 for an anonymous customer
 */
export async function cancelReturn(
  tx: Tx,
  user: CurrentUser,
  { id, creditId }: { id: string; creditId: string },
  { reason }: { reason: string },
): Promise<Voucher> {
  // Before the DKbono, as an anonymization does.
  await assertNotAnonymous(tx, id);
  const source = await lockSource(tx, user, id);
  const { amount, date } = requireFound(
    await tx
      .deleteFrom('credit_returns')
      .where('id', '=', creditId)
      .where('voucher_id', '=', id)
      .returning(['amount', 'date'])
      .executeTakeFirst(),
  );
  const note = `Se canceló la devolución de ${formatMoney(amount)} del ${formatDate(date)}: ${reason}`;
  return writeUse(tx, user, source, subtractMoney('0', amount), note);
}
