import {
  calculateStockChange,
  formatStockShortage,
  hasEnoughStock,
  type StockChange,
  type StockEvent,
} from '@surco/shared/domain';
import type { FieldError } from '@surco/shared/contract';
import type { Tx } from '../../core/db/transaction';
import { notifyStockLevels } from '../notifications';
import { HttpError } from '../../core/http/httpError';
import {
  lockInventories,
  writeLedgerEntries,
  type LedgerEntry,
  type LockedInventory,
  type StockChangeCause,
} from './stockLedger';
import { formatStockKey, type StockChangeLine } from './stockLines';

/**
 * Locks the inventories of the lines. It goes by season and distributor, which is the order in which `lockInventories`
 * locks.
 */
async function lockStockLines(tx: Tx, changes: readonly StockChangeLine[]): Promise<LockedStock> {
  const stockKeys = [...new Map(changes.map((change) => [formatStockKey(change), change]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const locked: [string, LockedInventory[]][] = [];
  for (const [key, { seasonId, distributorId }] of stockKeys) {
    const productIds = changes.filter((change) => formatStockKey(change) === key).map(({ productId }) => productId);
    locked.push([
      key,
      await lockInventories(tx, { seasonIds: [seasonId], distributorIds: [distributorId], productIds }),
    ]);
  }
  return new Map(locked);
}

/** Locked inventories by {@link formatStockKey}. */
export type LockedStock = ReadonlyMap<string, readonly LockedInventory[]>;

const findLocked = (stock: LockedStock, line: StockChangeLine): LockedInventory | undefined =>
  stock.get(formatStockKey(line))?.find(({ product_id }) => product_id === line.productId);

const cannotReserveAgain = 'El DKbono no puede volver a apartar sus bolsas.';

/** Text before the shortage, for events that make a DKbono reserve its bags again: it says why bags are needed. */
const shortagePrefixes: Partial<Record<StockEvent, string>> = {
  REOPEN_VOUCHER: cannotReserveAgain,
  DELETE_SALE_TO_VOUCHER: cannotReserveAgain,
};

/** @throws HttpError 409 with a field error for every line that needs more bags than are available */
function assertNoShortage(event: StockEvent, errors: readonly FieldError[]): void {
  const [first, ...others] = errors;
  if (!first) return;
  const text = [shortagePrefixes[event], others.length === 0 ? first.message : undefined].filter(Boolean).join(' ');
  throw new HttpError('STOCK_INSUFICIENTE', { details: errors, ...(text ? { text } : {}) });
}

/** Bags that the event itself releases before it takes others. */
const countFreedBags = ({ committed, sold }: StockChange): number => Math.max(-committed, 0) + Math.max(-sold, 0);

const hasEffect = ({ voucher, sale }: StockChangeLine): boolean => voucher !== 0 || sale !== 0;

/** Changes for which there are enough bags. */
export interface PlannedStockChange {
  /** Writes them in one statement, with the document as their cause. */
  write: (tx: Tx, cause: StockChangeCause) => Promise<void>;
  /** Notifies the users responsible for a stock that becomes low or runs out; most changes need no statement. */
  notify: (tx: Tx, actorId: string | null) => Promise<void>;
}

/**
 * Checks that locked inventories have enough bags for an event.
 * @param getQuantityPath path of a product's quantity in the request body, for field errors
 * @throws HttpError 409 STOCK_INSUFICIENTE with a field error for every line that needs more bags than are available
 */
export function planStockChange(
  event: StockEvent,
  changes: readonly StockChangeLine[],
  stock: LockedStock,
  getQuantityPath: (productId: string) => string = () => 'lines',
): PlannedStockChange {
  const errors: FieldError[] = [];
  const entries: LedgerEntry[] = [];
  for (const line of changes.filter(hasEffect)) {
    const change = calculateStockChange(event, line);
    const inventory = findLocked(stock, line);
    const available = inventory?.available ?? 0;
    if (!hasEnoughStock(available, change)) {
      const left = available + (line.previousQuantity ?? 0) + countFreedBags(change);
      errors.push({ path: getQuantityPath(line.productId), message: formatStockShortage(line.code, left) });
    } else if (inventory) entries.push({ inventory, ...change });
  }
  assertNoShortage(event, errors);
  const levels = entries.map(({ inventory, committed, sold }) => ({
    id: inventory.id,
    before: inventory,
    after: { ...inventory, committed: inventory.committed + committed, sold: inventory.sold + sold },
  }));
  return {
    write: (tx, cause) => writeLedgerEntries(tx, event, entries, cause),
    notify: (tx, actorId) => notifyStockLevels(tx, levels, actorId),
  };
}

/**
 * Applies an event to every inventory that it touches, each with its stock movement; the effects are in `stockEffects`.
 * Locks them first.
 * @throws HttpError as {@link planStockChange}
 */
export async function applyStockChange(
  tx: Tx,
  event: StockEvent,
  changes: readonly StockChangeLine[],
  cause: StockChangeCause,
  getQuantityPath?: (productId: string) => string,
): Promise<void> {
  const stock = await lockStockLines(tx, changes.filter(hasEffect));
  const planned = planStockChange(event, changes, stock, getQuantityPath);
  await planned.write(tx, cause);
  await planned.notify(tx, cause.userId);
}

/**
 * Locks products of one stock, before it is known what a document takes from it.
 * @param distributorId null when the document names none, which is an error that is found later
 */
export async function lockStock(
  tx: Tx,
  { seasonId, distributorId }: { seasonId: string; distributorId: string | null },
  productIds: readonly string[],
): Promise<LockedStock> {
  if (distributorId === null) return new Map();
  const selection = { seasonIds: [seasonId], distributorIds: [distributorId], productIds: [...new Set(productIds)] };
  return new Map([[formatStockKey({ seasonId, distributorId }), await lockInventories(tx, selection)]]);
}
