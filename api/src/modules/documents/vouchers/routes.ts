import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../../core/http/httpError';
import { withIdempotency } from '../../../core/idempotency/withIdempotency';
import type { Services } from '../../services';
import { registerRoute } from '../../../core/http/registerRoute';
import { cancelVoucher, reopenVoucher } from './statusActions';
import { createVoucher } from './createVoucher';
import { findVoucher, listVouchers } from './repository';
import { aggregateVoucherTotals } from './aggregateVoucherTotals';
import { updateVoucher } from './updateVoucher';

/** Registers the calls that read and write DKbonos, except their payments, reports and PDF. */
export function voucherRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /vouchers', ({ query, user }) => listVouchers(db, user, query, today()));
  registerRoute(app, 'GET /vouchers/totals', ({ query, user }) => aggregateVoucherTotals(db, user, query, today()));
  registerRoute(app, 'GET /vouchers/{id}', async ({ params, user }) =>
    requireFound(await findVoucher(db, user, params.id)),
  );
  registerRoute(
    app,
    'POST /vouchers',
    ({ body, user, request }) => withIdempotency(db, request, (tx) => createVoucher(tx, user, body, today())),
    201,
  );
  registerRoute(app, 'PUT /vouchers/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => updateVoucher(tx, user, params.id, body, today())),
  );
  registerRoute(app, 'POST /vouchers/{id}/cancel', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => cancelVoucher(tx, user, params.id, body, today())),
  );
  registerRoute(app, 'POST /vouchers/{id}/reopen', ({ params, body, user, request }) =>
    withIdempotency(db, request, (tx) => reopenVoucher(tx, user, params.id, body, today())),
  );
}
