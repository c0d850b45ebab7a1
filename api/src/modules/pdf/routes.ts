import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services';
import { route } from '../../http/route';
import { drawVoucher } from './draw';
import { voucherPaper } from './repository';

/** a DKbono as a document, shown by the browser unless it is asked to save it. */
export function pdfRoutes(app: FastifyInstance, services: Services): void {
  route(app, 'GET /vouchers/{id}/pdf', async ({ params, query, user }) => {
    const paper = await voucherPaper(services, user, params.id);
    return {
      name: `DKbono ${paper.voucher.folio}.pdf`,
      content: await drawVoucher(paper),
      inline: query.download !== true,
    };
  });
}
