import type { Voucher } from '@surco/shared/contract';
import { voucherRefusal, type VoucherAction } from '@surco/shared/domain/actions';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { NewRow } from '../../db/types';
import { Failure, found } from '../../http/failure';
import type { CurrentUser } from '../../http/currentUser';
import { audit } from '../documents/audit';
import { holdSeason } from '../seasons/hold';
import { sameVersion } from '../versioned';
import { findVoucher } from './repository';

/** The DKbono, held until the write is done, if this person may do this with it now. */
export async function holdVoucher(
  tx: Tx,
  user: CurrentUser,
  id: string,
  action: VoucherAction,
  { version, today }: { version: number | undefined; today: string },
): Promise<Voucher> {
  const row = await tx.selectFrom('vouchers').select('season_id').where('id', '=', id).forUpdate().executeTakeFirst();
  await holdSeason(tx, found(row).season_id);
  const voucher = found(await findVoucher(tx, user, id));
  sameVersion(voucher, version);
  const refusal = voucherRefusal(action, { voucher, user, today });
  if (refusal) throw new Failure(refusal.code, { text: refusal.message });
  return voucher;
}

/** Writes the DKbono's own columns with its next version. */
export const changeVoucher = (tx: Tx, userId: string | null, id: string, change: Partial<NewRow<'vouchers'>>) =>
  tx
    .updateTable('vouchers')
    .set({ ...change, version: sql`version + 1`, updated_at: sql`now()`, updated_by: userId })
    .where('id', '=', id)
    .execute();

/** The DKbono after a change, with the trace of it. */
export async function changedVoucher(
  tx: Tx,
  user: CurrentUser,
  action: string,
  id: string,
  before?: Voucher,
): Promise<Voucher> {
  const after = found(await findVoucher(tx, user, id));
  await audit(tx, user, { action, entity: 'voucher', entityId: id, before, after });
  return after;
}
