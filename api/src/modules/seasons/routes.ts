import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { findSeason, listSeasons } from './repository';

export function seasonRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /seasons', ({ query }) => listSeasons(db, query));
  route(app, 'GET /seasons/{id}', async ({ params }) => found(await findSeason(db, params.id)));
}
