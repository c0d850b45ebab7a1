import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../core/http/registerRoute';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { listSavedViews } from './repository';
import { createSavedView, deleteSavedView, updateSavedView } from './service';

/** Registers the calls about the saved views of the signed-in user. */
export function savedViewRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'GET /views', ({ user, query }) => listSavedViews(db, user, query.list));
  registerRoute(
    app,
    'POST /views',
    ({ user, body, request }) => withIdempotency(db, request, (tx) => createSavedView(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /views/{id}', ({ user, params, body, request }) =>
    withIdempotency(db, request, (tx) => updateSavedView(tx, user, params.id, body)),
  );
  registerRoute(app, 'DELETE /views/{id}', ({ user, params, request }) =>
    withIdempotency(db, request, (tx) => deleteSavedView(tx, user, params.id)),
  );
}
