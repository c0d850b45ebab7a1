import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { createSaleReport } from './saleReport';
import { createVoucherReport } from './voucherReport';

/** Registers the downloads of sales and DKbonos as workbooks. */
export function reportRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /sales/sale-report', ({ user, query }) => createSaleReport(db, user, query, today()));
  registerRoute(app, 'GET /vouchers/voucher-report', ({ user, query }) =>
    createVoucherReport(db, user, query, today()),
  );
}
