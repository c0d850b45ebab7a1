import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { distributorNames, distributors, findPartner, listPartners } from './repository';
import { createPartner, updatePartner } from './service';

export function partnerRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /partners', ({ query, user }) => listPartners(db, user, query));
  route(app, 'GET /partners/{id}', async ({ params, user }) => found(await findPartner(db, user, params.id)));
  route(
    app,
    'POST /partners',
    ({ body, user, request }) => once(db, request, (tx) => createPartner(tx, user, body)),
    201,
  );
  route(app, 'PUT /partners/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updatePartner(tx, user, params.id, body)),
  );
  route(app, 'GET /distributors', ({ user }) => distributors(db, user));
  route(app, 'GET /distributors/names', ({ user }) => distributorNames(db, user));
}
