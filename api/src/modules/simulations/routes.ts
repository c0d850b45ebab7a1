import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { findSimulation, listSimulations } from './repository';
import { createSimulation, deleteSimulation, updateSimulation } from './service';

export function simulationRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /simulations', ({ query, user }) => listSimulations(db, user, query));
  route(app, 'GET /simulations/{id}', async ({ params, user }) => found(await findSimulation(db, user, params.id)));
  route(
    app,
    'POST /simulations',
    ({ body, user, request }) => once(db, request, (tx) => createSimulation(tx, user, body)),
    201,
  );
  route(app, 'PUT /simulations/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateSimulation(tx, user, params.id, body)),
  );
  route(app, 'DELETE /simulations/{id}', ({ params, user, request }) =>
    once(db, request, (tx) => deleteSimulation(tx, user, params.id)),
  );
}
