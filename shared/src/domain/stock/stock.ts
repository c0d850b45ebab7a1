import { formatCount } from '../text/formats';

/** Bags of one product in one season at one distributor. */
export interface Stock {
  readonly initial: number;
  readonly adjustments: number;
  readonly committed: number;
  readonly sold: number;
}

/** available = initial + adjustments − committed − sold. */
export const calculateAvailableStock = ({ initial, adjustments, committed, sold }: Stock): number =>
  initial + adjustments - committed - sold;

/** Events of sales and DKbonos that change the stock. */
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

/** Events that cause a stock movement: those of sales and DKbonos, a registration or an adjustment. */
export const stockMovementEvents = ['REGISTER', 'ADJUST', ...stockEvents] as const;
export type StockMovementEvent = (typeof stockMovementEvents)[number];

/** Spanish names of the events. */
export const stockMovementEventLabels: Record<StockMovementEvent, string> = {
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
 * Effect of each event. `committed` multiplies the DKbono's bags and `sold` the sale's;
 * for an edit the bags are the difference, new minus old.
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

/** Bags of an event, in the DKbono and in the sale; an absent one is 0. */
export interface StockEventBags {
  readonly voucher?: number;
  readonly sale?: number;
}

/** Change in bags; negative when bags return to the stock. */
export interface StockChange {
  readonly committed: number;
  readonly sold: number;
}

/** The change of `committed` and `sold` by an event, in bags (table {@link stockEffects}). */
export function calculateStockChange(event: StockEvent, { voucher = 0, sale = 0 }: StockEventBags): StockChange {
  const effect = stockEffects[event];
  return { committed: effect.committed * voucher || 0, sold: effect.sold * sale || 0 };
}

/** Whether enough bags are available for a change (otherwise 409); returning bags is always possible. */
export const hasEnoughStock = (available: number, { committed, sold }: StockChange): boolean =>
  committed + sold <= Math.max(available, 0);

/** Why an adjustment that takes more bags away than are available is refused. */
export const describeExcessAdjustment = (available: number): string =>
  available > 0
    ? `Solo hay ${formatCount(available, 'bolsa disponible', 'bolsas disponibles')}: no se pueden restar más.`
    : 'No hay bolsas disponibles que restar.';

export type StockLevel = 'OK' | 'LOW' | 'EXHAUSTED';

/** LOW below 10 % of initial + adjustments, EXHAUSTED without available bags. */
export function getStockLevel(stock: Stock): StockLevel {
  const available = calculateAvailableStock(stock);
  if (available <= 0) return 'EXHAUSTED';
  return available * 10 < stock.initial + stock.adjustments ? 'LOW' : 'OK';
}
