import type { Voucher } from '@surco/shared/contract';
import { compareMoney, formatMoney, sumMoney } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { notify } from '../../notifications';

/** Notifies about a DKbono that a change has paid off, else about the payments that the change has added. */
export async function notifyPayments(tx: Tx, actorId: string, before: Voucher, after: Voucher): Promise<void> {
  const recorded = new Set(before.payments.map(({ id }) => id));
  const added = sumMoney(after.payments.filter(({ id }) => !recorded.has(id)).map(({ amount }) => amount));
  const { id } = after;
  if (after.status === 'LIQUIDADO' && before.status !== 'LIQUIDADO')
    await notify(tx, { type: 'voucher.paid', id, actorId });
  else if (compareMoney(added, '0') > 0)
    await notify(tx, { type: 'voucher.payment', id, actorId, values: { importe: formatMoney(added) } });
}
