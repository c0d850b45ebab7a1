import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { registerRoute } from '../../../core/http/registerRoute';
import { drawVoucherPdfInWorker } from './drawVoucherPdfInWorker';
import { readVoucherPdfData } from './readVoucherPdfData';
import type { VoucherPdfData } from './voucherPdfData';

/** Registers the PDF of a DKbono, which the browser shows unless `download` is set, and that of several. */
export function voucherPdfRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'GET /vouchers/{id}/pdf', async ({ params, query, user }) => {
    const data = await readVoucherPdfData(services, user, params.id);
    return {
      name: `DKbono ${data.voucher.folio}.pdf`,
      content: await drawVoucherPdfInWorker([data], user.id),
      inline: query.download !== true,
    };
  });
  registerRoute(app, 'POST /vouchers/pdf', async ({ body, user }) => {
    const vouchers: VoucherPdfData[] = [];
    // One after the other, so that one request takes one connection.
    for (const id of body.ids) vouchers.push(await readVoucherPdfData(services, user, id));
    return {
      name: `DKbonos ${services.today()}.pdf`,
      content: await drawVoucherPdfInWorker(vouchers, user.id),
    };
  });
}
