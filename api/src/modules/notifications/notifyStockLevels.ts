import { formatCount, getStockLevel, type Stock, type StockLevel } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import { notify } from './notify';
import { type SubjectDetails, subjectLoaders } from './subjectDetails';

const stockEvents = { LOW: 'stock.low', EXHAUSTED: 'stock.exhausted' } as const;
const levelRank: Readonly<Record<StockLevel, number>> = { OK: 0, LOW: 1, EXHAUSTED: 2 };

/** Products that a notification lists at most. */
const maxListed = 5;

/** An inventory before and after an event. */
export interface StockLevelChange {
  id: string;
  before: Stock;
  after: Stock;
}

interface Crossing {
  id: string;
  level: keyof typeof stockEvents;
}

/** The inventories that have become low or run out, those that have run out first. */
export const findCrossings = (changes: readonly StockLevelChange[]): readonly Crossing[] =>
  changes
    .flatMap(({ id, before, after }): Crossing[] => {
      const level = getStockLevel(after);
      return level === 'OK' || levelRank[level] <= levelRank[getStockLevel(before)] ? [] : [{ id, level }];
    })
    .toSorted((a, b) => levelRank[b.level] - levelRank[a.level]);

type LoadedCrossing = Crossing & Pick<SubjectDetails, 'distributorId' | 'values'>;

const describeCrossing = ({ level, values: { producto, disponible } }: LoadedCrossing): string =>
  level === 'EXHAUSTED' ? `${producto} (agotado)` : `${producto} (disponible: ${disponible})`;

/** The sentence about the other products that the same event has used up; undefined without any. */
export function describeOthers(others: readonly LoadedCrossing[]): string | undefined {
  if (others.length === 0) return undefined;
  const listed = others.slice(0, maxListed).map(describeCrossing);
  const rest = others.length - listed.length;
  return `También: ${listed.join(', ')}${rest > 0 ? ` y ${formatCount(rest, 'producto más', 'productos más')}` : ''}.`;
}

/** The crossings of each stock: the same distributor and season have the same recipients. */
async function groupByStock(tx: Tx, crossings: readonly Crossing[]): Promise<readonly LoadedCrossing[][]> {
  const groups = new Map<string, LoadedCrossing[]>();
  for (const crossing of crossings) {
    const details = await subjectLoaders.inventory(tx, crossing.id);
    if (!details) continue;
    const key = `${details.distributorId} ${details.values.temporada}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...crossing, ...details }]);
  }
  return [...groups.values()];
}

/**
 * Notifies when stocks become low or run out: once per crossing, not again while they stay below. An event that uses up
 * several products of a distributor is one notification, about the one that matters most, which names the others.
 */
export async function notifyStockLevels(
  tx: Tx,
  changes: readonly StockLevelChange[],
  actorId: string | null,
): Promise<void> {
  const crossings = findCrossings(changes);
  if (crossings.length === 0) return;
  for (const [first, ...others] of await groupByStock(tx, crossings))
    if (first)
      await notify(tx, { type: stockEvents[first.level], id: first.id, actorId, note: describeOthers(others) });
}
