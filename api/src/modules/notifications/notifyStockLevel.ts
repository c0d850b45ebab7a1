import { getStockLevel, type Stock, type StockLevel } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import { notify } from './notify';

const stockEvents = { LOW: 'stock.low', EXHAUSTED: 'stock.exhausted' } as const;
const levelRank: Readonly<Record<StockLevel, number>> = { OK: 0, LOW: 1, EXHAUSTED: 2 };

/** Notifies when a stock becomes low or exhausted: once per crossing, not again while it stays below. */
export async function notifyStockLevel(
  tx: Tx,
  inventory: { id: string },
  before: Stock,
  after: Stock,
  actorId: string | null,
): Promise<void> {
  const level = getStockLevel(after);
  if (level === 'OK' || levelRank[level] <= levelRank[getStockLevel(before)]) return;
  await notify(tx, { type: stockEvents[level], id: inventory.id, actorId });
}
