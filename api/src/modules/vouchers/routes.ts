import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { findVoucher, listVouchers } from './repository';
import { vouchersTotals } from './totals';

export function voucherRoutes(app: FastifyInstance, { db, today }: Services): void {
  route(app, 'GET /vouchers', ({ query, user }) => listVouchers(db, user, query, today()));
  route(app, 'GET /vouchers/totals', ({ query, user }) => vouchersTotals(db, user, query, today()));
  route(app, 'GET /vouchers/{id}', async ({ params, user }) => found(await findVoucher(db, user, params.id)));
}
