import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import {
  listEnabledProducts,
  listProductsWithListPrices,
  findProduct,
  listProducts,
  listProductNames,
} from './repository';
import { createProduct, updateProduct } from './service';

/** Registers the calls about products. */
export function productRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /products', ({ query }) => listProducts(db, query));
  registerRoute(app, 'GET /products/enabled', ({ user }) =>
    user.role === 'Farmer' ? listEnabledProducts(db) : listProductsWithListPrices(db, today()),
  );
  registerRoute(app, 'GET /products/names', () => listProductNames(db));
  registerRoute(app, 'GET /products/{id}', async ({ params }) => requireFound(await findProduct(db, params.id)));
  registerRoute(
    app,
    'POST /products',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createProduct(tx, user, body, today())),
    201,
  );
  registerRoute(app, 'PUT /products/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateProduct(tx, user, params.id, body, today())),
  );
}
