import { compareMoney, type Money } from '../../money/money';
import type { VoucherStatus } from '../../statuses';

/** Total of a DKbono and the sum of its payments, in MXN with two decimals. */
export interface PaidAmounts {
  readonly total: Money;
  readonly paid: Money;
}

/** The status of an active DKbono, derived from its payments. */
export function getStatusByPayments({ total, paid }: PaidAmounts): (typeof activeVoucherStatuses)[number] {
  if (compareMoney(paid, '0') <= 0) return 'ABIERTO';
  return compareMoney(paid, total) < 0 ? 'CON_ABONOS' : 'LIQUIDADO';
}

/** Events of a DKbono after its creation. */
export type VoucherEvent = 'PAY' | 'EDIT' | 'CONVERT' | 'EXPIRE' | 'CANCEL' | 'REOPEN' | 'RELEASE' | 'FORFEIT';

/** Statuses of a DKbono that is not converted, expired or cancelled; its payments decide between them. */
export const activeVoucherStatuses = ['ABIERTO', 'CON_ABONOS', 'LIQUIDADO'] as const;

/**
 * Statuses before and after each event. When the sale of a DKbono is deleted, the event is RELEASE if the season still
 * allows DKbonos, otherwise FORFEIT: the DKbono is cancelled and its bags return to the stock, but the customer
 * keeps the credit. A converted DKbono that is paid stays converted: its payments are those of its sale.
 */
export const voucherEvents: Readonly<
  Record<
    VoucherEvent,
    { readonly from: readonly VoucherStatus[]; readonly to: VoucherStatus | 'BY_PAYMENTS' | 'CONVERTED_OR_BY_PAYMENTS' }
  >
> = {
  PAY: { from: [...activeVoucherStatuses, 'CONVERTIDO'], to: 'CONVERTED_OR_BY_PAYMENTS' },
  EDIT: { from: activeVoucherStatuses, to: 'BY_PAYMENTS' },
  CONVERT: { from: activeVoucherStatuses, to: 'CONVERTIDO' },
  EXPIRE: { from: ['ABIERTO', 'CON_ABONOS'], to: 'VENCIDO' },
  CANCEL: { from: [...activeVoucherStatuses, 'VENCIDO'], to: 'CANCELADO' },
  REOPEN: { from: ['VENCIDO'], to: 'BY_PAYMENTS' },
  RELEASE: { from: ['CONVERTIDO'], to: 'BY_PAYMENTS' },
  FORFEIT: { from: ['CONVERTIDO'], to: 'CANCELADO' },
};

/** The status after an event; null when the event is not allowed in the current status. */
export function getStatusAfterEvent(
  event: VoucherEvent,
  voucher: PaidAmounts & { readonly status: VoucherStatus },
): VoucherStatus | null {
  const { from, to } = voucherEvents[event];
  if (!from.includes(voucher.status)) return null;
  if (to === 'CONVERTED_OR_BY_PAYMENTS' && voucher.status === 'CONVERTIDO') return 'CONVERTIDO';
  return to === 'BY_PAYMENTS' || to === 'CONVERTED_OR_BY_PAYMENTS' ? getStatusByPayments(voucher) : to;
}

/**
 * Statuses in which the balance of a DKbono is owed. That of an expired one is only what a reopened DKbono would owe,
 * a cancelled one has none.
 */
export const owedVoucherStatuses = ['ABIERTO', 'CON_ABONOS', 'CONVERTIDO'] as const satisfies readonly VoucherStatus[];
