import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { enabledProducts, findProduct, listProducts, productNames } from './repository';
import { createProduct, updateProduct } from './service';

export function productRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /products', ({ query }) => listProducts(db, query));
  route(app, 'GET /products/enabled', () => enabledProducts(db));
  route(app, 'GET /products/names', () => productNames(db));
  route(app, 'GET /products/{id}', async ({ params }) => found(await findProduct(db, params.id)));
  route(
    app,
    'POST /products',
    ({ body, user, request }) => once(db, request, (tx) => createProduct(tx, user, body)),
    201,
  );
  route(app, 'PUT /products/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateProduct(tx, user, params.id, body)),
  );
}
