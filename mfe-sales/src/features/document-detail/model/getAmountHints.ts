import type { Voucher } from '@surco/shared/contract';
import {
  calculatePayableTotal,
  checkPaidForConversion,
  checkSeasonOpenForSales,
  formatMoney,
  isPositiveMoney,
  voucherEvents,
} from '@surco/shared/domain';
import { texts } from '../texts';

interface HintContext {
  readonly today: string;
  /** Fraction of the total that must be paid before conversion. */
  readonly minPaidFraction: number;
}

/**
 * Hints under the amounts of a DKbono. Of a cancelled one: what is left of the payments is credit, and the balance no longer
 * owed. Of a converted one: what its sale costs, when that is another total. Of one that may become a sale: why it cannot
 * be converted yet.
 */
export function getAmountHints(
  voucher: Voucher,
  { today, minPaidFraction }: HintContext,
): { paid?: string; balance?: string } {
  const { status, paid, credit = paid, season } = voucher;
  if (status === 'CANCELADO') {
    const of = credit === paid ? texts.credit : texts.creditOf(formatMoney(paid));
    return { paid: isPositiveMoney(paid) ? of : undefined, balance: texts.notOwed };
  }
  if (status === 'CONVERTIDO') {
    const saleTotal = calculatePayableTotal(voucher);
    return saleTotal === voucher.total ? {} : { balance: texts.saleTotal(formatMoney(saleTotal)) };
  }
  if (!voucherEvents.CONVERT.from.includes(status)) return {};
  return {
    balance: (checkPaidForConversion(voucher, minPaidFraction) ?? checkSeasonOpenForSales(season, today))?.message,
  };
}
