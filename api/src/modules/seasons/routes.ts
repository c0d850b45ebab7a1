import type { FastifyInstance } from 'fastify';
import { readPage } from '../../core/db/readPage';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { buildSeasonListSource, findSeason } from './repository';
import { createSeason, updateSeason } from './service';

/** Registers the calls about seasons. */
export function seasonRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /seasons', ({ query }) => readPage(db, query, buildSeasonListSource(query)));
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
