import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { buildVoucherConditions } from '../vouchers/repository';
import { createSaleReport, filterSaleReport, selectSaleReport } from './saleReport';
import { createVoucherReport, selectVoucherReport } from './voucherReport';

/** Registers the downloads of sales and DKbonos as workbooks: of a filtered list, and of selected records. */
export function reportRoutes(app: FastifyInstance, { reportDb, today }: Services): void {
  registerRoute(app, 'GET /sales/sale-report', ({ user, query }) =>
    createSaleReport(reportDb, user, filterSaleReport(user, query, today()), today()),
  );
  registerRoute(app, 'POST /sales/sale-report', ({ user, body }) =>
    createSaleReport(reportDb, user, selectSaleReport(user, body.ids, today()), today()),
  );
  registerRoute(app, 'GET /vouchers/voucher-report', ({ user, query }) =>
    createVoucherReport(reportDb, user, buildVoucherConditions(user, query, today()), today()),
  );
  registerRoute(app, 'POST /vouchers/voucher-report', ({ user, body }) =>
    createVoucherReport(reportDb, user, selectVoucherReport(user, body.ids, today()), today()),
  );
}
