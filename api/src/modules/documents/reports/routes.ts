import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { createSaleReport } from './saleReport';
import { createVoucherReport } from './voucherReport';

/** Registers the downloads of sales and DKbonos as workbooks. */
export function reportRoutes(app: FastifyInstance, { today, readRouter: { withReadDb } }: Services): void {
  registerRoute(app, 'GET /sales/sale-report', ({ user, query, request }) =>
    withReadDb(request, (readDb) => createSaleReport(readDb, user, query, today())),
  );
  registerRoute(app, 'GET /vouchers/voucher-report', ({ user, query, request }) =>
    withReadDb(request, (readDb) => createVoucherReport(readDb, user, query, today())),
  );
}
