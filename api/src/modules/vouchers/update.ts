import type { CallInput, Voucher } from '@surco/shared/contract';
import { vouchersRefusal } from '@surco/shared/domain/actions';
import { formatMoney } from '@surco/shared/domain/formats';
import { compareMoney } from '@surco/shared/domain/money';
import { statusByPayments } from '@surco/shared/domain/vouchers';
import { expiryProblems } from '@surco/shared/domain/validity';
import type { Tx } from '../../db/transaction';
import { found, refuse } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { documentChanges } from '../documents/changes';
import { lineRows, sumColumns } from '../documents/lineRows';
import { record } from '../documents/record';
import { reprice } from '../documents/reprice';
import { differences, moveStock, placeOf, quantityPath } from '../inventories/move';
import { checkCustomer, checkSeason, resolveDate } from '../sales/parties';
import { changedVoucher, changeVoucher, holdVoucher } from './hold';
import { findVoucher } from './repository';
import { tellPayments } from './tellPayments';

type Body = CallInput<'PUT /vouchers/{id}'>['body'];

/** Its last day: as it was; only an administrator gives it another, within the season. */
function expiryOf(
  user: CurrentUser,
  before: Voucher,
  asked: string | null | undefined,
  today: string,
  endDate: string,
) {
  if (!asked || asked === before.expiresAt) return before.expiresAt;
  refuse(
    user.role === 'Admin'
      ? expiryProblems(asked, { today, endDate })
      : [{ path: 'expiresAt', message: 'Solo un administrador cambia la vigencia de un DKbono.' }],
  );
  return asked;
}

function checkFixed({ distributor }: Voucher, { distributorId }: Body): void {
  const moved = Boolean(distributorId) && distributorId !== distributor.id;
  refuse(moved ? [{ path: 'distributorId', message: 'El distribuidor de un DKbono registrado no cambia.' }] : []);
}

/** what it holds moves by the difference; its new total is no less than what was paid. */
export async function updateVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  body: Body,
  today: string,
): Promise<Voucher> {
  const before = await holdVoucher(tx, user, id, 'edit', { version: body.version, today });
  checkFixed(before, body);
  const date = resolveDate(body.date ?? before.date, today);
  if (body.customerId !== before.customer.id) await checkCustomer(tx, before.consultant, body.customerId);
  const season = await checkSeason(tx, body.seasonId, vouchersRefusal);
  const expiresAt = expiryOf(user, before, body.expiresAt, today, season.end_date);
  const priced = await reprice(tx, body.lines, before.lines);
  if (compareMoney(priced.total, before.paid) < 0)
    refuse([
      { path: 'lines', message: `El nuevo total no puede ser menor que lo abonado (${formatMoney(before.paid)}).` },
    ]);
  const from = placeOf(before);
  const moves = differences(
    'voucher',
    { place: from, lines: before.lines },
    { place: { ...from, seasonId: body.seasonId }, lines: priced.lines },
  );
  await moveStock(tx, 'EDIT_VOUCHER', moves, { voucherId: id, userId: user.id }, quantityPath(body.lines));
  await changeVoucher(tx, user.id, id, {
    date,
    expires_at: expiresAt,
    customer_id: body.customerId,
    season_id: body.seasonId,
    notes: body.notes,
    status: statusByPayments({ total: priced.total, paid: before.paid }),
    ...sumColumns(priced),
  });
  await tx.deleteFrom('voucher_lines').where('voucher_id', '=', id).execute();
  await tx
    .insertInto('voucher_lines')
    .values(lineRows(priced.lines).map((line) => ({ ...line, voucher_id: id })))
    .execute();
  const changes = documentChanges(before, found(await findVoucher(tx, user, id)));
  await record(tx, { voucherId: id }, { action: 'MODIFICADA', by: user.id, changes });
  const after = await changedVoucher(tx, user, 'UPDATE', id, before);
  await tellPayments(tx, user.id, before, after);
  return after;
}
