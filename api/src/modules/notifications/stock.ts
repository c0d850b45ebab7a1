import { stockLevel, type Stock, type StockLevel } from '@surco/shared/domain/stock';
import type { Tx } from '../../db/transaction';
import { tell } from './tell';

const events = { LOW: 'stock.low', EXHAUSTED: 'stock.exhausted' } as const;
const rank: Readonly<Record<StockLevel, number>> = { OK: 0, LOW: 1, EXHAUSTED: 2 };

/** Says that a stock has become low or has run out: when it crosses the line, not again while it stays below. */
export async function tellStock(
  tx: Tx,
  inventory: { id: string },
  before: Stock,
  after: Stock,
  actorId: string | null,
): Promise<void> {
  const level = stockLevel(after);
  if (level === 'OK' || rank[level] <= rank[stockLevel(before)]) return;
  await tell(tx, { type: events[level], id: inventory.id, actorId });
}
