import type { Voucher } from '@surco/shared/contract';
import { formatMoney } from '@surco/shared/domain/formats';
import { compareMoney, sumMoney } from '@surco/shared/domain/money';
import type { Tx } from '../../db/transaction';
import { tell } from '../notifications/tell';

/** Tells of what was paid since, and that nothing is owed any more when that is new. */
export async function tellPayments(tx: Tx, actorId: string, before: Voucher, after: Voucher): Promise<void> {
  const recorded = new Set(before.payments.map(({ id }) => id));
  const added = sumMoney(after.payments.filter(({ id }) => !recorded.has(id)).map(({ amount }) => amount));
  const { id } = after;
  if (compareMoney(added, '0') > 0)
    await tell(tx, { type: 'voucher.payment', id, actorId, values: { importe: formatMoney(added) } });
  if (after.status === 'LIQUIDADO' && before.status !== 'LIQUIDADO')
    await tell(tx, { type: 'voucher.paid', id, actorId });
}
