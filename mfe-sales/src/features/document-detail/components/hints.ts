import type { Voucher } from '@surco/shared/contract';
import { compareMoney, salesRefusal, unpaidRefusal, voucherEvents } from '@surco/shared/domain';
import { texts } from '../texts';

interface Known {
  readonly today: string;
  /** Share of the total that must be paid before it becomes a sale. */
  readonly minPaidPct: number;
}

/** What stands under the figures of a DKbono: whose the money is, and why it is no sale yet. */
export function figureHints(voucher: Voucher, { today, minPaidPct }: Known): { paid?: string; balance?: string } {
  const { status, paid, season } = voucher;
  if (status === 'CANCELADO')
    return { paid: compareMoney(paid, '0') > 0 ? texts.credit : undefined, balance: texts.notOwed };
  if (!voucherEvents.CONVERT.from.includes(status)) return {};
  return { balance: (unpaidRefusal(voucher, minPaidPct) ?? salesRefusal(season, today))?.message };
}
