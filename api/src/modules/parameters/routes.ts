import type { FastifyInstance } from 'fastify';
import { readPage } from '../../core/db/readPage';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { listParameterChanges, updateParameters } from './parameters';
import { createProductionType, deleteProductionType, updateProductionType } from './productionTypes';
import { buildProductionTypeListSource, readVersionedParameters } from './repository';

/** Registers the calls about the system parameters and the production types. */
export function parameterRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'GET /production-types', ({ query }) => readPage(db, query, buildProductionTypeListSource(query)));
  registerRoute(app, 'GET /simulator-params', () => readVersionedParameters(db));
  registerRoute(app, 'PUT /simulator-params', ({ body, user, request }) =>
    withIdempotency(db, request, (tx) => updateParameters(tx, user, body.params)),
  );
  registerRoute(app, 'GET /simulator-params/history', ({ query }) => listParameterChanges(db, query));
  registerRoute(
    app,
    'POST /production-types',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createProductionType(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /production-types/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateProductionType(tx, user, params.id, body)),
  );
  registerRoute(app, 'DELETE /production-types/{id}', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => deleteProductionType(tx, user, params.id)),
  );
}
