import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import type { Services } from '../../services';
import { replacePayments } from './replacePayments';

/** Registers the call that replaces the payments of a DKbono. */
export function paymentRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'PUT /vouchers/{id}/payments', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => replacePayments(tx, user, params.id, body, today())),
  );
}
