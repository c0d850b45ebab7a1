import type { FastifyInstance } from 'fastify';
import { readPage } from '../../core/db/readPage';
import { registerRoute } from '../../core/http/registerRoute';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { Services } from '../services';
import { exportCustomerData } from './exportCustomerData';
import { exportOwnData } from './exportOwnData';
import { buildPrivacyRequestListSource, createPrivacyRequest, updatePrivacyRequest } from './privacyRequests';

/** Registers the calls about the ARCO register and the export of personal data. */
export function privacyRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /privacy-requests', ({ query }) =>
    readPage(db, query, buildPrivacyRequestListSource(query, today())),
  );
  registerRoute(
    app,
    'POST /privacy-requests',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createPrivacyRequest(tx, user, body, today())),
    201,
  );
  registerRoute(app, 'PUT /privacy-requests/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updatePrivacyRequest(tx, user, params.id, body, today())),
  );
  registerRoute(app, 'GET /users/me/data', ({ user }) => exportOwnData(db, user, today()));
  registerRoute(app, 'GET /clients/{id}/data', ({ params, user }) => exportCustomerData(db, user, params.id, today()));
}
