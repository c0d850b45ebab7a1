import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { findSeason, listSeasons } from './repository';
import { createSeason, updateSeason } from './service';

/** Registers the calls about seasons. */
export function seasonRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /seasons', ({ query }) => listSeasons(db, query));
  registerRoute(app, 'GET /seasons/{id}', async ({ params }) => requireFound(await findSeason(db, params.id)));
  registerRoute(
    app,
    'POST /seasons',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createSeason(tx, { user, today: today() }, body)),
    201,
  );
  registerRoute(app, 'PUT /seasons/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateSeason(tx, { user, today: today() }, params.id, body)),
  );
}
