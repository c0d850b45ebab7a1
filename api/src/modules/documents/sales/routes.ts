import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../../core/http/httpError';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import type { Services } from '../../services';
import { registerRoute } from '../../../core/http/registerRoute';
import { deleteSale, deliverSale } from './statusActions';
import { createSale } from './createSale';
import { findSale, listSales } from './repository';
import { aggregateSaleTotals } from './aggregateSaleTotals';
import { updateSale } from './updateSale';

/** Registers the calls that read and write sales, except their import and reports. */
export function saleRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /sales', ({ query, user }) => listSales(db, user, query));
  registerRoute(app, 'GET /sales/totals', ({ query, user }) => aggregateSaleTotals(db, user, query));
  registerRoute(app, 'GET /sales/{id}', async ({ params, user }) => requireFound(await findSale(db, user, params.id)));
  registerRoute(
    app,
    'POST /sales',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createSale(tx, user, body, today())),
    201,
  );
  registerRoute(app, 'PUT /sales/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateSale(tx, user, params.id, body, today())),
  );
  registerRoute(app, 'POST /sales/{id}/deliver', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => deliverSale(tx, user, params.id, { version: body?.version, today: today() })),
  );
  registerRoute(app, 'DELETE /sales/{id}', ({ params, query, user, request }) =>
    withIdempotency(db, request, (tx) => deleteSale(tx, user, params.id, { version: query.version, today: today() })),
  );
}
