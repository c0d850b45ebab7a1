/** Bags of one product in one season at one distributor. */
export interface Stock {
  readonly initial: number;
  readonly adjustments: number;
  readonly committed: number;
  readonly sold: number;
}

/** available = initial + adjustments − committed − sold (domain.md §2). */
export const availableStock = ({ initial, adjustments, committed, sold }: Stock): number =>
  initial + adjustments - committed - sold;

/** What sales and DKbonos do to the stock (domain.md §3). */
export const stockEvents = [
  'CREATE_VOUCHER',
  'EDIT_VOUCHER',
  'CANCEL_VOUCHER',
  'EXPIRE_VOUCHER',
  'REOPEN_VOUCHER',
  'DIRECT_SALE',
  'CONVERT',
  'EDIT_SALE',
  'DELETE_SALE',
  'DELETE_SALE_TO_VOUCHER',
] as const;
export type StockEvent = (typeof stockEvents)[number];

/** Everything that a row of the ledger may stand for: a sale's or DKbono's event, or somebody counting bags. */
export const ledgerEvents = ['REGISTER', 'ADJUST', ...stockEvents] as const;
export type LedgerEvent = (typeof ledgerEvents)[number];

/** How a row of the ledger is told. */
export const stockEventLabels: Record<LedgerEvent, string> = {
  REGISTER: 'Registro inicial',
  ADJUST: 'Ajuste',
  CREATE_VOUCHER: 'DKbono creado',
  EDIT_VOUCHER: 'DKbono modificado',
  CANCEL_VOUCHER: 'DKbono cancelado',
  EXPIRE_VOUCHER: 'DKbono vencido',
  REOPEN_VOUCHER: 'DKbono reabierto',
  DIRECT_SALE: 'Venta',
  CONVERT: 'DKbono convertido en venta',
  EDIT_SALE: 'Venta modificada',
  DELETE_SALE: 'Venta eliminada',
  DELETE_SALE_TO_VOUCHER: 'Venta eliminada; el DKbono vuelve a apartar',
};

/**
 * The table of domain.md §3. `committed` multiplies the DKbono's bags and `sold` the sale's;
 * for an edit the bags are the difference, new less old.
 */
export const stockEffects: Readonly<Record<StockEvent, { readonly committed: -1 | 0 | 1; readonly sold: -1 | 0 | 1 }>> =
  {
    CREATE_VOUCHER: { committed: 1, sold: 0 },
    EDIT_VOUCHER: { committed: 1, sold: 0 },
    CANCEL_VOUCHER: { committed: -1, sold: 0 },
    EXPIRE_VOUCHER: { committed: -1, sold: 0 },
    REOPEN_VOUCHER: { committed: 1, sold: 0 },
    DIRECT_SALE: { committed: 0, sold: 1 },
    CONVERT: { committed: -1, sold: 1 },
    EDIT_SALE: { committed: 0, sold: 1 },
    DELETE_SALE: { committed: 0, sold: -1 },
    DELETE_SALE_TO_VOUCHER: { committed: 1, sold: -1 },
  };

/** Bags of each kind that an event is about; an absent one is 0. */
export interface EventBags {
  readonly voucher?: number;
  readonly sale?: number;
}

/** Bags by which an event changes each; negative where it gives back. */
export interface StockChange {
  readonly committed: number;
  readonly sold: number;
}

/** How an event changes committed and sold. */
export function stockChange(event: StockEvent, { voucher = 0, sale = 0 }: EventBags): StockChange {
  const effect = stockEffects[event];
  return { committed: effect.committed * voucher || 0, sold: effect.sold * sale || 0 };
}

/** Whether there are bags enough for a change (else a 409): what only gives back needs none. */
export const hasBagsFor = (available: number, { committed, sold }: StockChange): boolean =>
  committed + sold <= Math.max(available, 0);

/** The stock after an event; null when it would take more than is available. Promised to sections since 1.2.0. */
export function applyStockEvent(stock: Stock, event: StockEvent, bags: EventBags): Stock | null {
  const change = stockChange(event, bags);
  if (!hasBagsFor(availableStock(stock), change)) return null;
  return { ...stock, committed: stock.committed + change.committed, sold: stock.sold + change.sold };
}

export type StockLevel = 'OK' | 'LOW' | 'EXHAUSTED';

/** LOW under 10 % of what there was, EXHAUSTED at nothing (domain.md §6). */
export function stockLevel(stock: Stock): StockLevel {
  const available = availableStock(stock);
  if (available <= 0) return 'EXHAUSTED';
  return available * 10 < stock.initial + stock.adjustments ? 'LOW' : 'OK';
}
