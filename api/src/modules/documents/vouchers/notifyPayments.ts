import type { Voucher } from '@surco/shared/contract';
import { compareMoney, formatMoney } from '@surco/shared/domain';
import type { Tx } from '../../../core/db/transaction';
import { notify } from '../../notifications';

/**
 * Notifies about a DKbono that a change has paid off, else about the payments that the change has added.
 * @param added what these add up to
 */
export async function notifyPayments(
  tx: Tx,
  actorId: string,
  before: Voucher,
  after: Voucher,
  added = '0',
): Promise<void> {
  const { id } = after;
  if (after.status === 'LIQUIDADO' && before.status !== 'LIQUIDADO')
    await notify(tx, { type: 'voucher.paid', id, actorId });
  else if (compareMoney(added, '0') > 0)
    await notify(tx, { type: 'voucher.payment', id, actorId, values: { importe: formatMoney(added) } });
}
