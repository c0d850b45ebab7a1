import type { FastifyInstance } from 'fastify';
import { found } from '../../http/failure';
import { route } from '../../http/route';
import type { Services } from '../../http/services';
import { findProgress } from './import/progress';
import { importSales } from './import/service';
import { saleReport } from './report/saleReport';
import { voucherReport } from './report/voucherReport';
import { importTemplate } from './template';
import { closeBooks } from './workbook';

export function fileRoutes(app: FastifyInstance, { db, today }: Services): void {
  app.addHook('onClose', closeBooks);
  route(app, 'GET /sales/file-template', ({ user }) => importTemplate(db, user, today()));
  route(app, 'POST /sales/import', ({ user, request, query, body }) =>
    importSales({ db, request, user, today: today(), file: body, dryRun: query.dryRun ?? false }),
  );
  route(app, 'GET /sales/imports/{id}', async ({ user, params }) => found(await findProgress(db, user, params.id)));
  route(app, 'GET /sales/sale-report', ({ user, query }) => saleReport(db, user, query, today()));
  route(app, 'GET /vouchers/voucher-report', ({ user, query }) => voucherReport(db, user, query, today()));
}
