import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { createSale } from './create';
import { findSale, listSales } from './repository';
import { salesTotals } from './totals';

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
}
