import { formatMoney, type Money } from '@surco/shared/domain';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { calculatePendingBalance, listPendingPayments } from '../model/pendingPayments';

export interface PendingBalanceProps {
  voucherId: string;
  balance: Money;
}

/** The balance of a DKbono once the payments that wait on this device are recorded; nothing without any. */
export function PendingBalanceText({ voucherId, balance }: PendingBalanceProps) {
  const pending = listPendingPayments(useOutboxItems(), voucherId);
  return pending.length > 0 ? (
    <small className="surco-pending-balance">
      {`Pendiente de enviar: ${pending.length === 1 ? 'un abono' : `${pending.length} abonos`}. Saldo al enviarse: ${formatMoney(calculatePendingBalance(balance, pending))}`}
    </small>
  ) : null;
}
