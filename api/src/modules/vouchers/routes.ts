import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { once } from '../../http/once';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { cancelVoucher, reopenVoucher } from './close';
import { createVoucher } from './create';
import { putPayments } from './payments';
import { findVoucher, listVouchers } from './repository';
import { vouchersTotals } from './totals';
import { updateVoucher } from './update';

export function voucherRoutes(app: FastifyInstance, { db, today }: Services): void {
  route(app, 'GET /vouchers', ({ query, user }) => listVouchers(db, user, query, today()));
  route(app, 'GET /vouchers/totals', ({ query, user }) => vouchersTotals(db, user, query, today()));
  route(app, 'GET /vouchers/{id}', async ({ params, user }) => found(await findVoucher(db, user, params.id)));
  route(
    app,
    'POST /vouchers',
    ({ body, user, request }) => once(db, request, (tx) => createVoucher(tx, user, body, today())),
    201,
  );
  route(app, 'PUT /vouchers/{id}', ({ params, body, user, request }) =>
    once(db, request, (tx) => updateVoucher(tx, user, params.id, body, today())),
  );
  route(app, 'PUT /vouchers/{id}/payments', ({ params, body, user, request }) =>
    once(db, request, (tx) => putPayments(tx, user, params.id, body, today())),
  );
  route(app, 'POST /vouchers/{id}/cancel', ({ params, body, user, request }) =>
    once(db, request, (tx) => cancelVoucher(tx, user, params.id, body, today())),
  );
  route(app, 'POST /vouchers/{id}/reopen', ({ params, body, user, request }) =>
    once(db, request, (tx) => reopenVoucher(tx, user, params.id, body, today())),
  );
}
