import type { CallKey } from '@surco/shared/contract';
import type { Notice } from './news';

/** What a notice is about, by how its type begins, and the calls whose answers it makes old. */
const CONCERNS: Readonly<Record<string, readonly CallKey[]>> = {
  season: ['GET /seasons'],
  stock: ['GET /inventories', 'GET /inventories/totals'],
};

/** The same of what is everybody's, by the name the server has for it. */
const CHANGES: Readonly<Record<string, readonly CallKey[]>> = {
  catalogue: ['GET /products/enabled', 'GET /simulator/catalog'],
};

/** A form that lies open loses the product that has just been disabled, a simulator takes the parameter as it is now. */
export const callsChanged = (what: string): readonly CallKey[] => CHANGES[what] ?? [];

/** What is on the screen and no longer so: a form that lies open offers at once the season that has just been opened. */
export const callsAbout = (fresh: readonly Notice[]): CallKey[] => [
  ...new Set(fresh.flatMap(({ type = '' }) => CONCERNS[type.split('.')[0] ?? ''] ?? [])),
];
