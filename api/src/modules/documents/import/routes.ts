import type { FastifyInstance } from 'fastify';
import { requireFound } from '../../../core/http/httpError';
import { registerRoute } from '../../../core/http/registerRoute';
import type { Services } from '../../services';
import { findImportProgress } from './importProgress';
import { importSales } from './importSales';
import { createSaleTemplate } from './saleTemplate';

/** Registers the import of sales from a workbook: its template, the upload and its progress. */
export function saleImportRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /sales/file-template', ({ user }) => createSaleTemplate(db, user, today()));
  registerRoute(app, 'POST /sales/import', ({ user, request, query, body }) =>
    importSales({ db, request, user, today: today(), file: body, dryRun: query.dryRun ?? false }),
  );
  registerRoute(app, 'GET /sales/imports/{id}', async ({ user, params }) =>
    requireFound(await findImportProgress(db, user, params.id)),
  );
}
