import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { listDistributorNames, listActiveDistributors, findPartner, listPartners } from './repository';
import { createPartner, setLogo, updatePartner } from './service';

/** Registers the calls about partners and distributors. */
export function partnerRoutes(app: FastifyInstance, { db }: Services): void {
  registerRoute(app, 'GET /partners', ({ query, user }) => listPartners(db, user, query));
  registerRoute(app, 'GET /partners/{id}', async ({ params, user }) =>
    requireFound(await findPartner(db, user, params.id)),
  );
  registerRoute(
    app,
    'POST /partners',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createPartner(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /partners/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updatePartner(tx, user, params.id, body)),
  );
  registerRoute(app, 'PUT /partners/{id}/logo', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => setLogo(tx, user, params.id, body)),
  );
  registerRoute(app, 'DELETE /partners/{id}/logo', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => setLogo(tx, user, params.id, null)),
  );
  registerRoute(app, 'GET /distributors', ({ user }) => listActiveDistributors(db, user));
  registerRoute(app, 'GET /distributors/names', ({ user }) => listDistributorNames(db, user));
}
