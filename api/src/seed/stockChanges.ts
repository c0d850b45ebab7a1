import { calculateStockChange, type StockEvent } from '@surco/shared/domain';
import { eventMinutes, toInstant } from './calendar';
import { getDistributorId } from './documents';
import type { DemoSale } from './sales';
import type { DemoVoucher } from './vouchers';

/** A change of one inventory, before the inventory has an id. */
export interface DemoStockChange {
  stockKey: string;
  at: string;
  event: StockEvent;
  committed: number;
  sold: number;
  sale_id: string | null;
  voucher_id: string | null;
  by: string;
}

export const buildStockKey = (seasonId: string, distributorId: string, productId: string) =>
  `${seasonId} ${distributorId} ${productId}`;

interface DocumentEvent {
  event: StockEvent;
  date: string;
  minute: number;
  saleId?: string;
  voucherId?: string;
}

/** Builds the changes of one event by the rules of the domain, which the API uses too. */
function buildStockChanges(
  document: DemoSale | DemoVoucher,
  today: string,
  { event, date, minute, saleId, voucherId }: DocumentEvent,
): DemoStockChange[] {
  return document.lines.map(({ product_id, quantity }) => ({
    stockKey: buildStockKey(document.season.id, getDistributorId(document), product_id),
    at: toInstant(date, today, minute),
    event,
    ...calculateStockChange(event, { voucher: quantity, sale: quantity }),
    sale_id: saleId ?? null,
    voucher_id: voucherId ?? null,
    by: document.customer.consultantId,
  }));
}

/**
 * Returns the stock changes of a DKbono: its reservation and, if it expired or was cancelled, the end of the
 * reservation. A conversion is a change of the sale.
 */
export const buildVoucherChanges = (document: DemoVoucher, today: string): DemoStockChange[] => {
  const created = buildStockChanges(document, today, {
    event: 'CREATE_VOUCHER',
    date: document.date,
    minute: document.minute,
    voucherId: document.id,
  });
  const ending =
    document.status === 'VENCIDO' ? 'EXPIRE_VOUCHER' : document.status === 'CANCELADO' ? 'CANCEL_VOUCHER' : null;
  if (!ending || !document.closedOn) return created;
  return [
    ...created,
    ...buildStockChanges(document, today, {
      event: ending,
      date: document.closedOn,
      minute: eventMinutes.voucherClosed,
      voucherId: document.id,
    }),
  ];
};

/** Returns the stock changes of a sale and, if it was deleted, their reversal. */
export const buildSaleChanges = (document: DemoSale, today: string): DemoStockChange[] => {
  const sold = document.voucherId
    ? buildStockChanges(document, today, {
        event: 'CONVERT',
        date: document.date,
        minute: document.minute,
        saleId: document.id,
        voucherId: document.voucherId,
      })
    : buildStockChanges(document, today, {
        event: 'DIRECT_SALE',
        date: document.date,
        minute: document.minute,
        saleId: document.id,
      });
  if (document.status !== 'ELIMINADA' || !document.closedOn) return sold;
  return [
    ...sold,
    ...buildStockChanges(document, today, {
      event: 'DELETE_SALE',
      date: document.closedOn,
      minute: eventMinutes.saleClosed,
      saleId: document.id,
    }),
  ];
};

/** Groups changes by the stock that they belong to. */
export function groupByStockKey(changes: readonly DemoStockChange[]): Map<string, DemoStockChange[]> {
  const groups = new Map<string, DemoStockChange[]>();
  for (const change of changes) {
    const group = groups.get(change.stockKey);
    if (group) group.push(change);
    else groups.set(change.stockKey, [change]);
  }
  return groups;
}
