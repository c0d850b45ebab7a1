import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { findDuplicates } from './duplicates';
import { moveClient } from './moves';
import { register } from './registration';
import { findClient, listClients } from './repository';
import { assignConsultant, createClient, updateClient } from './service';

export function clientRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  route(app, 'GET /clients', ({ query, user }) => listClients(db, user, query));
  route(app, 'GET /clients/duplicates', ({ query, user }) => findDuplicates(db, user, query));
  route(app, 'GET /clients/{id}', async ({ params, user }) => found(await findClient(db, user, params.id)));
  route(
    app,
    'POST /clients',
    ({ body, user, request }) => once(db, request, (tx) => createClient(tx, user, body)),
    201,
  );
  route(app, 'PUT /clients/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateClient(tx, user, params.id, body)),
  );
  route(app, 'PUT /clients/{id}/consultant', ({ params, body, user, request }) =>
    once(db, request, (tx) => assignConsultant(tx, user, params.id, body)),
  );
  for (const move of ['approve', 'reject', 'activate', 'deactivate'] as const) {
    route(app, `POST /clients/{id}/${move}`, ({ params, body, user, request }) =>
      once(db, request, (tx) => moveClient(tx, user, params.id, move, body)),
    );
  }
  route(app, 'POST /clients/registration', ({ body, request }) => register(services, request, body), 201);
}
