import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { findClient, listClients } from './repository';
import { register } from './registration';

export function clientRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  route(app, 'GET /clients', ({ query, user }) => listClients(db, user, query));
  route(app, 'GET /clients/{id}', async ({ params, user }) => found(await findClient(db, user, params.id)));
  route(app, 'POST /clients/registration', ({ body, request }) => register(services, request, body), 201);
}
