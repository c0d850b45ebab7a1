import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { findSeason, listSeasons } from './repository';
import { createSeason, updateSeason } from './service';

export function seasonRoutes(app: FastifyInstance, { db, today }: Services): void {
  route(app, 'GET /seasons', ({ query }) => listSeasons(db, query));
  route(app, 'GET /seasons/{id}', async ({ params }) => found(await findSeason(db, params.id)));
  route(
    app,
    'POST /seasons',
    ({ body, user, request }) => once(db, request, (tx) => createSeason(tx, { user, today: today() }, body)),
    201,
  );
  route(app, 'PUT /seasons/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateSeason(tx, { user, today: today() }, params.id, body)),
  );
}
