import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { adjustInventory } from './adjustInventory';
import { findInventory } from './findInventory';
import { registerInventories } from './registerInventories';
import { aggregateInventoryTotals, listInventories } from './repository';
import { CURRENT_SEASON, findCurrentSeason } from '@surco/shared/domain';
import type { Db } from '../../core/db/pool';
import { readSeasons } from '../seasons';

/** Returns the filters with the id of the current season instead of `current`; without one they select all seasons. */
export async function resolveSeasonFilter<F extends { seasonId?: string | undefined }>(
  db: Db,
  filters: F,
  today: string,
): Promise<F> {
  if (filters.seasonId !== CURRENT_SEASON) return filters;
  return { ...filters, seasonId: findCurrentSeason(await readSeasons(db), today)?.id };
}

/** Registers the calls about inventories. */
export function inventoryRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /inventories', async ({ query, user }) =>
    listInventories(db, user, await resolveSeasonFilter(db, query, today())),
  );
  registerRoute(app, 'GET /inventories/totals', async ({ query, user }) =>
    aggregateInventoryTotals(db, user, await resolveSeasonFilter(db, query, today())),
  );
  registerRoute(app, 'GET /inventories/{id}', async ({ params, user }) =>
    requireFound(await findInventory(db, user, params.id)),
  );
  registerRoute(
    app,
    'POST /inventories',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => registerInventories(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /inventories/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => adjustInventory(tx, user, params.id, body)),
  );
}
