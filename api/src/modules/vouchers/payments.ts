import type { CallInput, Payment, Voucher } from '@surco/shared/contract';
import { compareMoney, parseMoney } from '@surco/shared/domain/money';
import { paymentProblems, voucherBalance } from '@surco/shared/domain/payments';
import type { Problem } from '@surco/shared/domain/problem';
import { statusByPayments } from '@surco/shared/domain/vouchers';
import { orderedId } from '../../db/orderedId';
import type { Tx } from '../../db/transaction';
import { Failure, found, refuse } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { documentChanges } from '../documents/changes';
import { record } from '../documents/record';
import { changedVoucher, changeVoucher, holdVoucher } from './hold';
import { findVoucher } from './repository';
import { tellPayments } from './tellPayments';

type Body = CallInput<'PUT /vouchers/{id}/payments'>['body'];
type Entry = Body['payments'][number];

const sameEntry = (stored: Payment, entry: Entry): boolean =>
  stored.date === entry.date &&
  compareMoney(stored.amount, entry.amount) === 0 &&
  stored.method === entry.method &&
  stored.reference === entry.reference;

/** An id is that of a payment of this DKbono, named once. */
function unknownProblems(stored: readonly Payment[], entries: readonly Entry[]): Problem[] {
  const left = new Set(stored.map(({ id }) => id));
  return entries.flatMap(({ id }, index) =>
    !id || left.delete(id) ? [] : [{ path: `payments.${index}.id`, message: 'Este abono no es de este DKbono.' }],
  );
}

/** Which recorded payments the new list changes or leaves out, each where the form holds it. */
function touched(stored: readonly Payment[], entries: readonly Entry[]): Problem[] {
  const message = 'Solo un administrador cambia o quita un abono ya registrado.';
  return stored.flatMap((payment) => {
    const index = entries.findIndex(({ id }) => id === payment.id);
    const entry = entries[index];
    if (entry && sameEntry(payment, entry)) return [];
    return [{ path: index < 0 ? 'payments' : `payments.${index}`, message }];
  });
}

/** Checks the whole list in the order a person would put it right; answers it with its amounts in two decimals. */
function checked(user: CurrentUser, voucher: Voucher, entries: readonly Entry[], today: string): Entry[] {
  refuse(unknownProblems(voucher.payments, entries));
  const list = entries.map((entry) => ({ ...entry, amount: parseMoney(entry.amount) ?? entry.amount }));
  refuse(paymentProblems(voucher.total, list, today));
  const details = user.role === 'Admin' ? [] : touched(voucher.payments, list);
  const [first] = details;
  if (first) throw new Failure('PERMISO_DENEGADO', { text: first.message, details });
  return list;
}

async function write(tx: Tx, user: CurrentUser, voucher: Voucher, entries: readonly Entry[]): Promise<void> {
  const kept = new Set(entries.flatMap(({ id }) => id ?? []));
  const gone = voucher.payments.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('payments').where('id', 'in', gone).execute();
  const byId = new Map(voucher.payments.map((payment) => [payment.id, payment]));
  const columns = ({ date, amount, method, reference }: Entry) => ({ date, amount, method, reference });
  for (const entry of entries) {
    const stored = entry.id ? byId.get(entry.id) : undefined;
    if (stored && !sameEntry(stored, entry))
      await tx.updateTable('payments').set(columns(entry)).where('id', '=', stored.id).execute();
  }
  const added = entries.filter(({ id }) => !id);
  if (added.length === 0) return;
  const by = { voucher_id: voucher.id, received_by: user.id, created_by: user.id };
  await tx
    .insertInto('payments')
    .values(added.map((entry) => ({ id: orderedId(), ...columns(entry), ...by })))
    .execute();
}

/** X-12, E-09: the whole list of instalments, which replaces the one before; paid, balance and status follow from it. */
export async function putPayments(
  tx: Tx,
  user: CurrentUser,
  id: string,
  { payments, version }: Body,
  today: string,
): Promise<Voucher> {
  const before = await holdVoucher(tx, user, id, 'payments', { version, today });
  const list = checked(user, before, payments, today);
  await write(tx, user, before, list);
  const { paid } = voucherBalance(before.total, list);
  await changeVoucher(tx, user.id, id, { paid, status: statusByPayments({ total: before.total, paid }) });
  const changes = documentChanges(before, found(await findVoucher(tx, user, id)));
  const corrected = touched(before.payments, list).length > 0;
  const action = corrected ? 'MODIFICADA' : 'ABONO';
  // The same list again is no instalment.
  if (changes.length > 0) await record(tx, { voucherId: id }, { action, by: user.id, changes });
  const after = await changedVoucher(tx, user, 'PAYMENTS', id, before);
  await tellPayments(tx, user.id, before, after);
  return after;
}
