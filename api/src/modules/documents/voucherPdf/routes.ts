import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { registerRoute } from '../../../core/http/registerRoute';
import { drawVoucherPdfInWorker } from './drawVoucherPdfInWorker';
import { readVoucherPdfData } from './readVoucherPdfData';

/** Registers the DKbono PDF, which the browser shows unless `download` is set. */
export function voucherPdfRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'GET /vouchers/{id}/pdf', async ({ params, query, user }) => {
    const data = await readVoucherPdfData(services, user, params.id);
    return {
      name: `DKbono ${data.voucher.folio}.pdf`,
      content: await drawVoucherPdfInWorker(data, user.id),
      inline: query.download !== true,
    };
  });
}
