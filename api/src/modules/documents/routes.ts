import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { saleImportRoutes } from './import/routes';
import { paymentRoutes } from './payments/routes';
import { voucherPdfRoutes } from './voucherPdf/routes';
import { reportRoutes } from './reports/routes';
import { saleRoutes } from './sales/routes';
import { voucherRoutes } from './vouchers/routes';

/** Registers every call about sales and DKbonos. */
export function documentRoutes(app: FastifyInstance, services: Services): void {
  saleRoutes(app, services);
  voucherRoutes(app, services);
  paymentRoutes(app, services);
  saleImportRoutes(app, services);
  reportRoutes(app, services);
  voucherPdfRoutes(app, services);
}
