import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { enabledProducts, listProducts } from './repository';

export function productRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /products', ({ query }) => listProducts(db, query));
  route(app, 'GET /products/enabled', () => enabledProducts(db));
}
