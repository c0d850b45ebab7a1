import type { FastifyInstance } from 'fastify';
import { withEtag } from '../../http/etag';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { listParameterChanges, putParameters } from './parameters';
import { createProductionType, deleteProductionType, updateProductionType } from './productionTypes';
import { catalog } from './catalog';
import { keptParams, listProductionTypes } from './repository';

export function simulatorRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, 'GET /simulator/catalog', async ({ reply }) => withEtag(reply, await catalog(db)));
  route(app, 'GET /production-types', ({ query }) => listProductionTypes(db, query));
  route(app, 'GET /simulator-params', () => keptParams(db));
  route(app, 'PUT /simulator-params', ({ body, user, request }) =>
    once(db, request, (tx) => putParameters(tx, user, body.params)),
  );
  route(app, 'GET /simulator-params/history', ({ query }) => listParameterChanges(db, query));
  route(
    app,
    'POST /production-types',
    ({ body, user, request }) => once(db, request, (tx) => createProductionType(tx, user, body)),
    201,
  );
  route(app, 'PUT /production-types/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateProductionType(tx, user, params.id, body)),
  );
  route(app, 'DELETE /production-types/{id}', ({ params, user, request }) =>
    once(db, request, (tx) => deleteProductionType(tx, user, params.id)),
  );
}
