import type { FastifyInstance } from 'fastify';
import { resolveCustomerId } from '../../core/db/currentCustomer';
import { requireFound } from '../../core/http/httpError';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { registerRoute } from '../../core/http/registerRoute';
import { anonymizeCustomer } from './anonymizeCustomer';
import { findDuplicates } from './duplicates';
import { changeCustomerStatus } from './changeCustomerStatus';
import { countMergeable, mergeCustomers } from './mergeCustomers';
import { registerCustomer } from './registerCustomer';
import { findCustomer, listCustomers } from './repository';
import { undoMerge } from './undoMerge';
import { assignConsultant, createCustomer, updateCustomer } from './service';

/** Registers the calls about customers, including the public registration. */
export function customerRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  registerRoute(app, 'GET /clients', ({ query, user }) => listCustomers(db, user, query));
  registerRoute(app, 'GET /clients/duplicates', ({ query, user }) => findDuplicates(db, user, query));
  // The address of a customer who was merged into another one leads to that one.
  registerRoute(app, 'GET /clients/{id}', async ({ params, user }) =>
    requireFound(
      (await findCustomer(db, user, params.id)) ??
        (await findCustomer(db, user, await resolveCustomerId(db, params.id))),
    ),
  );
  registerRoute(
    app,
    'POST /clients',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createCustomer(tx, user, body)),
    201,
  );
  registerRoute(app, 'PUT /clients/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateCustomer(tx, user, params.id, body)),
  );
  registerRoute(app, 'PUT /clients/{id}/consultant', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => assignConsultant(tx, user, params.id, body)),
  );
  registerRoute(app, 'POST /clients/{id}/anonymize', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => anonymizeCustomer(tx, user, params.id, body)),
  );
  registerRoute(app, 'GET /clients/{id}/merge', ({ params, user }) => countMergeable(db, user, params.id));
  registerRoute(app, 'POST /clients/{id}/merge', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => mergeCustomers(tx, user, params.id, body)),
  );
  registerRoute(app, 'POST /clients/{id}/unmerge', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => undoMerge(tx, user, params.id, body)),
  );
  for (const action of ['approve', 'reject', 'activate', 'deactivate'] as const) {
    registerRoute(app, `POST /clients/{id}/${action}`, ({ params, body, user, request }) =>
      withIdempotency(db, request, (tx) => changeCustomerStatus(tx, user, params.id, action, body)),
    );
  }
  registerRoute(
    app,
    'POST /clients/registration',
    ({ body, request }) => registerCustomer(services, request, body),
    201,
  );
}
