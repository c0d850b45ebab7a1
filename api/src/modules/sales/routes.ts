import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { deleteSale, deliverSale } from './close';
import { createSale } from './create';
import { findSale, listSales } from './repository';
import { salesTotals } from './totals';
import { updateSale } from './update';

export function saleRoutes(app: FastifyInstance, { db, today }: Services): void {
  route(app, 'GET /sales', ({ query, user }) => listSales(db, user, query));
  route(app, 'GET /sales/totals', ({ query, user }) => salesTotals(db, user, query));
  route(app, 'GET /sales/{id}', async ({ params, user }) => found(await findSale(db, user, params.id)));
  route(
    app,
    'POST /sales',
    ({ body, user, request }) => once(db, request, (tx) => createSale(tx, user, body, today())),
    201,
  );
  route(app, 'PUT /sales/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateSale(tx, user, params.id, body, today())),
  );
  route(app, 'POST /sales/{id}/deliver', ({ params, body, user, request }) =>
    once(db, request, (tx) => deliverSale(tx, user, params.id, { version: body?.version, today: today() })),
  );
  route(app, 'DELETE /sales/{id}', ({ params, query, user, request }) =>
    once(db, request, (tx) => deleteSale(tx, user, params.id, { version: query.version, today: today() })),
  );
}
