import type { Voucher } from '@surco/shared/contract';
import { compareMoney, formatMoney, sumMoney } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { notify } from '../../notifications';

/** Notifies about payments that were added by a change, and about a DKbono that the change has paid off. */
export async function notifyPayments(tx: Tx, actorId: string, before: Voucher, after: Voucher): Promise<void> {
  const recorded = new Set(before.payments.map(({ id }) => id));
  const added = sumMoney(after.payments.filter(({ id }) => !recorded.has(id)).map(({ amount }) => amount));
  const { id } = after;
  if (compareMoney(added, '0') > 0)
    await notify(tx, { type: 'voucher.payment', id, actorId, values: { importe: formatMoney(added) } });
  if (after.status === 'LIQUIDADO' && before.status !== 'LIQUIDADO')
    await notify(tx, { type: 'voucher.paid', id, actorId });
}
