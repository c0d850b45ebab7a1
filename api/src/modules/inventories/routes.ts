import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { adjustInventory } from './adjust';
import { findInventory } from './movements';
import { registerInventories } from './register';
import { inventoryTotals, listInventories } from './repository';

export function inventoryRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /inventories', ({ query, user }) => listInventories(db, user, query));
  route(app, 'GET /inventories/totals', ({ query, user }) => inventoryTotals(db, user, query));
  route(app, 'GET /inventories/{id}', async ({ params, user }) => found(await findInventory(db, user, params.id)));
  route(
    app,
    'POST /inventories',
    ({ body, user, request }) => once(db, request, (tx) => registerInventories(tx, user, body)),
    201,
  );
  route(app, 'PUT /inventories/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => adjustInventory(tx, user, params.id, body)),
  );
}
