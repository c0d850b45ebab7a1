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
 * @returns the inventories by {@link formatStockKey}
 */
async function lockStockLines(
  tx: Tx,
  changes: readonly StockChangeLine[],
): Promise<ReadonlyMap<string, readonly LockedInventory[]>> {
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

/** Inventories with enough bags for an event, locked, with the bags that it changes. */
export interface LockedStockChange {
  event: StockEvent;
  entries: readonly LedgerEntry[];
}

/**
 * Locks the inventories that an event touches, and checks that they have enough bags.
 * @param getQuantityPath path of a product's quantity in the request body, for field errors
 * @throws HttpError 409 STOCK_INSUFICIENTE with a field error for every line that needs more bags than are available
 */
export async function lockStockForChange(
  tx: Tx,
  event: StockEvent,
  changes: readonly StockChangeLine[],
  getQuantityPath: (productId: string) => string = () => 'lines',
): Promise<LockedStockChange> {
  const lines = changes.filter(hasEffect);
  const stock = await lockStockLines(tx, lines);
  const errors: FieldError[] = [];
  const entries: LedgerEntry[] = [];
  for (const line of lines) {
    const change = calculateStockChange(event, line);
    const inventory = stock.get(formatStockKey(line))?.find(({ product_id }) => product_id === line.productId);
    const available = inventory?.available ?? 0;
    if (!hasEnoughStock(available, change)) {
      const left = available + (line.previousQuantity ?? 0) + countFreedBags(change);
      errors.push({ path: getQuantityPath(line.productId), message: formatStockShortage(line.code, left) });
    } else if (inventory) entries.push({ inventory, ...change });
  }
  assertNoShortage(event, errors);
  return { event, entries };
}

/**
 * Writes an event to the locked inventories, each with its stock movement, and notifies the users responsible for a
 * stock that becomes low or runs out.
 */
export async function writeStockChange(
  tx: Tx,
  { event, entries }: LockedStockChange,
  cause: StockChangeCause,
): Promise<void> {
  await writeLedgerEntries(tx, event, entries, cause);
  const levels = entries.map(({ inventory, committed, sold }) => ({
    id: inventory.id,
    before: inventory,
    after: { ...inventory, committed: inventory.committed + committed, sold: inventory.sold + sold },
  }));
  await notifyStockLevels(tx, levels, cause.userId);
}

/**
 * Applies an event to every inventory that it touches, each with its stock movement; the effects are in `stockEffects`.
 * @throws HttpError as {@link lockStockForChange}
 */
export async function applyStockChange(
  tx: Tx,
  event: StockEvent,
  changes: readonly StockChangeLine[],
  cause: StockChangeCause,
  getQuantityPath?: (productId: string) => string,
): Promise<void> {
  await writeStockChange(tx, await lockStockForChange(tx, event, changes, getQuantityPath), cause);
}
