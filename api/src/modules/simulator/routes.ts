import type { FastifyInstance } from 'fastify';
import { withEtag } from '../../http/etag';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { listProductionTypes, listSimulations, simulatorParams } from './repository';
import { catalog, runSimulation } from './service';

export function simulatorRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /simulator/catalog', async ({ reply }) => withEtag(reply, await catalog(db)));
  route(app, 'GET /production-types', ({ query }) => listProductionTypes(db, query));
  route(app, 'GET /simulator-params', () => simulatorParams(db));
  route(app, 'GET /simulations', ({ query, user }) => listSimulations(db, user.id, query));
  route(
    app,
    'POST /simulations',
    async ({ body, user, request }) => once(db, request, await runSimulation(db, user, body)),
    201,
  );
}
