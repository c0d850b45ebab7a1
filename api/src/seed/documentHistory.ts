import { formatMoney, paymentMethodLabels } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { eventMinutes, toInstant } from './calendar';
import type { SeedContext } from './documents';
import type { DemoSale } from './sales';
import type { DemoVoucher } from './vouchers';

type HistoryRow = NewRow<'document_history'>;
type HistoryEvent = Pick<HistoryRow, 'action' | 'at'> & { note?: string | null; by?: string | null; amount?: string };

const buildHistoryRow = (
  { random }: SeedContext,
  owner: Pick<HistoryRow, 'sale_id' | 'voucher_id'>,
  by: string,
  event: HistoryEvent,
): HistoryRow => ({
  id: random.nextUuid(),
  sale_id: null,
  voucher_id: null,
  note: null,
  amount: null,
  by,
  ...owner,
  ...event,
});

const closingActions = { CONVERTIDO: 'CONVERTIDA', VENCIDO: 'VENCIDA', CANCELADO: 'CANCELADA' } as const;

function listVoucherEvents({ today }: SeedContext, voucher: DemoVoucher): HistoryEvent[] {
  const events: HistoryEvent[] = [{ action: 'CREADA', at: toInstant(voucher.date, today, voucher.minute) }];
  for (const { date, amount, method } of voucher.payments) {
    events.push({
      action: 'ABONO',
      at: toInstant(date, today, eventMinutes.payment),
      amount,
      note: `${formatMoney(amount)} · ${paymentMethodLabels[method]}`,
    });
  }
  const { closedOn, status, reason: note } = voucher;
  if (!closedOn || !(status === 'CONVERTIDO' || status === 'VENCIDO' || status === 'CANCELADO')) return events;
  const at = toInstant(closedOn, today, eventMinutes.voucherClosed);
  return [...events, { action: closingActions[status], at, note, ...(status === 'VENCIDO' && { by: null }) }];
}

function listSaleEvents({ today }: SeedContext, sale: DemoSale): HistoryEvent[] {
  const created: HistoryEvent = { action: 'CREADA', at: toInstant(sale.date, today, sale.minute) };
  if (!sale.closedOn || sale.status === 'REGISTRADA') return [created];
  return [created, { action: sale.status, at: toInstant(sale.closedOn, today, eventMinutes.saleClosed) }];
}

/** Builds the history entries of all sales and DKbonos. */
export const buildHistoryRows = (
  context: SeedContext,
  sales: readonly DemoSale[],
  vouchers: readonly DemoVoucher[],
): HistoryRow[] => [
  ...vouchers.flatMap((voucher) =>
    listVoucherEvents(context, voucher).map((event) =>
      buildHistoryRow(context, { voucher_id: voucher.id }, voucher.customer.consultantId, event),
    ),
  ),
  ...sales.flatMap((sale) =>
    listSaleEvents(context, sale).map((event) =>
      buildHistoryRow(context, { sale_id: sale.id }, sale.customer.consultantId, event),
    ),
  ),
];
