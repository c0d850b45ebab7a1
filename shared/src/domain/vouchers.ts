import { Big } from 'big.js';
import { compareMoney, type Money } from './money';
import type { VoucherStatus } from './transitions';

interface Paid {
  readonly total: Money;
  readonly paid: Money;
}

/** The status of a live DKbono follows from its payments (domain.md §2). */
export function statusByPayments({ total, paid }: Paid): 'ABIERTO' | 'CON_ABONOS' | 'LIQUIDADO' {
  if (compareMoney(paid, '0') <= 0) return 'ABIERTO';
  return compareMoney(paid, total) < 0 ? 'CON_ABONOS' : 'LIQUIDADO';
}

/** What may happen to a DKbono, beside its making. */
export type VoucherEvent = 'PAY' | 'EDIT' | 'CONVERT' | 'EXPIRE' | 'CANCEL' | 'REOPEN' | 'RELEASE' | 'FORFEIT';

const live = ['ABIERTO', 'CON_ABONOS', 'LIQUIDADO'] as const;

/**
 * From where each event may start and where it leads. RELEASE and FORFEIT are the deletion of its sale, while
 * its season still takes DKbonos or no more (domain.md §3).
 */
export const voucherEvents: Readonly<
  Record<VoucherEvent, { readonly from: readonly VoucherStatus[]; readonly to: VoucherStatus | 'BY_PAYMENTS' }>
> = {
  PAY: { from: live, to: 'BY_PAYMENTS' },
  EDIT: { from: live, to: 'BY_PAYMENTS' },
  CONVERT: { from: live, to: 'CONVERTIDO' },
  EXPIRE: { from: ['ABIERTO', 'CON_ABONOS'], to: 'VENCIDO' },
  CANCEL: { from: ['ABIERTO', 'CON_ABONOS', 'LIQUIDADO', 'VENCIDO'], to: 'CANCELADO' },
  REOPEN: { from: ['VENCIDO'], to: 'BY_PAYMENTS' },
  RELEASE: { from: ['CONVERTIDO'], to: 'BY_PAYMENTS' },
  FORFEIT: { from: ['CONVERTIDO'], to: 'CANCELADO' },
};

/** The status after an event, or null when it is not legal from here. */
export function voucherAfter(
  event: VoucherEvent,
  voucher: Paid & { readonly status: VoucherStatus },
): VoucherStatus | null {
  const { from, to } = voucherEvents[event];
  if (!from.includes(voucher.status)) return null;
  return to === 'BY_PAYMENTS' ? statusByPayments(voucher) : to;
}

/** Least amount paid for a conversion: minPaidPct × total, up to the next cent. */
export const conversionMinimum = (total: Money, minPaidPct: number): Money =>
  new Big(total).times(minPaidPct).round(2, Big.roundUp).toFixed(2);

/** Whether enough was paid to become a sale: paid ≥ minPaidPct × total (domain.md §3). */
export const isPaidForConversion = ({ total, paid }: Paid, minPaidPct: number): boolean =>
  compareMoney(paid, conversionMinimum(total, minPaidPct)) >= 0;
