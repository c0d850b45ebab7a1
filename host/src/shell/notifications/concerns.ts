import type { CallKey } from '@surco/shared/contract';
import type { Notice } from './news';

/** What a notice is about, by how its type begins, and the calls whose answers it makes old. */
const CONCERNS: Readonly<Record<string, readonly CallKey[]>> = {
  season: ['GET /seasons'],
  stock: ['GET /inventories', 'GET /inventories/totals'],
};

/** What is on the screen and no longer so: a form that lies open offers at once the season that has just been opened. */
export const callsAbout = (fresh: readonly Notice[]): CallKey[] => [
  ...new Set(fresh.flatMap(({ type = '' }) => CONCERNS[type.split('.')[0] ?? ''] ?? [])),
];
