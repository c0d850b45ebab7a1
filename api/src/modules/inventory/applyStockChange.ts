import {
  calculateStockChange,
  formatStockShortage,
  hasEnoughStock,
  type StockChange,
  type StockEvent,
} from '@surco/shared/domain';
import type { FieldError } from '@surco/shared/contract';
import type { Tx } from '../../core/db/transaction';
import { notifyStockLevels, type StockLevelChange } from '../notifications';
import { HttpError } from '../../core/http/httpError';
import { lockInventories, writeStockChange, type LockedInventory, type StockChangeCause } from './stockLedger';
import { formatStockKey, type StockChangeLine } from './stockLines';

/**
 * Locks the inventories of the lines and returns them by line. It goes by season and distributor, which is the order in
 * which `lockInventories` locks.
 */
async function lockStockLines(
  tx: Tx,
  changes: readonly StockChangeLine[],
): Promise<Map<StockChangeLine, LockedInventory>> {
  const stockKeys = [...new Map(changes.map((change) => [formatStockKey(change), change]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const locked = new Map<StockChangeLine, LockedInventory>();
  for (const [key, { seasonId, distributorId }] of stockKeys) {
    const ofStock = changes.filter((change) => formatStockKey(change) === key);
    const productIds = ofStock.map(({ productId }) => productId);
    const rows = await lockInventories(tx, { seasonIds: [seasonId], distributorIds: [distributorId], productIds });
    const byProduct = new Map(rows.map((row) => [row.product_id, row]));
    for (const change of ofStock) {
      const row = byProduct.get(change.productId);
      if (row) locked.set(change, row);
    }
  }
  return locked;
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

/**
 * Locks every inventory that an event touches and checks that it has enough bags. The caller then writes the document
 * and calls the returned function, which writes the stock changes with the document as their cause and notifies the
 * users responsible for the stock when it becomes low or runs out.
 * @param getQuantityPath path of a product's quantity in the request body, for field errors
 * @throws HttpError 409 STOCK_INSUFICIENTE with a field error for every line that needs more bags than are available
 */
export async function prepareStockChange(
  tx: Tx,
  event: StockEvent,
  changes: readonly StockChangeLine[],
  getQuantityPath: (productId: string) => string = () => 'lines',
): Promise<(cause: StockChangeCause) => Promise<void>> {
  const effective = changes.filter(({ voucher, sale }) => voucher !== 0 || sale !== 0);
  const locked = await lockStockLines(tx, effective);
  assertNoShortage(
    event,
    effective.flatMap((line) => {
      const change = calculateStockChange(event, line);
      const available = locked.get(line)?.available ?? 0;
      const left = available + (line.previousQuantity ?? 0) + countFreedBags(change);
      return hasEnoughStock(available, change)
        ? []
        : [{ path: getQuantityPath(line.productId), message: formatStockShortage(line.code, left) }];
    }),
  );
  return async (cause) => {
    const changes: StockLevelChange[] = [];
    for (const line of effective) {
      const inventory = locked.get(line);
      if (inventory) changes.push(await writeStockChange(tx, inventory, event, line, cause));
    }
    await notifyStockLevels(tx, changes, cause.userId);
  };
}

/**
 * Applies an event to every inventory that it touches, each with its stock movement; the effects are in `stockEffects`.
 * @throws HttpError as {@link prepareStockChange}
 */
export const applyStockChange = async (
  tx: Tx,
  event: StockEvent,
  changes: readonly StockChangeLine[],
  cause: StockChangeCause,
  getQuantityPath?: (productId: string) => string,
): Promise<void> => (await prepareStockChange(tx, event, changes, getQuantityPath))(cause);
