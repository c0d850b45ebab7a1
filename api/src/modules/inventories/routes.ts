import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { listInventories } from './repository';

export function inventoryRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /inventories', ({ query }) => listInventories(db, query));
}
