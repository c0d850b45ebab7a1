import type { Paper } from '@surco/shared/contract';
import { formatPaperName } from '@surco/shared/papers';
import type { FastifyInstance } from 'fastify';
import { addPaperLink, createPdf } from '../papers';
import type { Services } from '../services';
import { resolveCustomerId } from '../../core/db/currentCustomer';
import { registerRoute } from '../../core/http/registerRoute';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import { addPayment, addSalePayment } from './payments/addPayment';
import { addPaymentPhoto, removePaymentPhoto } from './payments/paymentPhotos';
import { replacePayments } from './payments/replacePayments';
import { cancelReturn, spendCredit } from './payments/spendCredit';
import { readStatement } from './payments/readStatement';
import { requireFound } from '../../core/http/httpError';
import { findImportProgress } from '../../core/imports/importProgress';
import { saleImport, toSaleReport } from './import/saleImport';
import { findVoucher, listVouchers } from './vouchers/repository';
import { createSaleReport, filterSaleReport, selectSaleReport } from './reports/saleReport';
import { createVoucherReport, filterVoucherReport, selectVoucherReport } from './reports/voucherReport';
import { readReceiptPaper, readSalePaper, readStatementPaper, readVoucherPaper } from './papers/readDocumentPapers';
import { withSalePaper, withVoucherPaper } from './papers/readPaperDetails';
import { cancelVoucher, reopenVoucher } from './vouchers/statusActions';
import { createVoucher } from './vouchers/createVoucher';
import { aggregateVoucherTotals } from './vouchers/aggregateVoucherTotals';
import { updateVoucher } from './vouchers/updateVoucher';
import { deleteSale, deliverSale } from './sales/statusActions';
import { createSale } from './sales/createSale';
import { findSale, listSales } from './sales/repository';
import { aggregateSaleTotals } from './sales/aggregateSaleTotals';
import { updateSale } from './sales/updateSale';

/** Registers the calls that read and write sales, except their import and reports. */
function saleRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /sales', ({ query, user }) => listSales(db, user, query));
  registerRoute(app, 'GET /sales/totals', ({ query, user }) => aggregateSaleTotals(db, user, query));
  registerRoute(app, 'GET /sales/{id}', async ({ params, user }) =>
    withSalePaper(db, requireFound(await findSale(db, user, params.id))),
  );
  registerRoute(
    app,
    'POST /sales',
    ({ body, user, request }) =>
      withIdempotency(db, request, async (tx) => withSalePaper(tx, await createSale(tx, user, body, today()))),
    201,
  );
  registerRoute(app, 'PUT /sales/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) => withSalePaper(tx, await updateSale(tx, user, params.id, body, today()))),
  );
  registerRoute(app, 'POST /sales/{id}/deliver', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withSalePaper(tx, await deliverSale(tx, user, params.id, body, today())),
    ),
  );
  registerRoute(app, 'DELETE /sales/{id}', ({ params, query, user, request }) =>
    withIdempotency(db, request, (tx) => deleteSale(tx, user, params.id, { version: query.version, today: today() })),
  );
}

/** Registers the calls that read and write DKbonos, except their payments, reports and PDF. */
function voucherRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /vouchers', ({ query, user }) => listVouchers(db, user, query, today()));
  registerRoute(app, 'GET /vouchers/totals', ({ query, user }) => aggregateVoucherTotals(db, user, query, today()));
  registerRoute(app, 'GET /vouchers/{id}', async ({ params, user }) =>
    withVoucherPaper(db, requireFound(await findVoucher(db, user, params.id))),
  );
  registerRoute(
    app,
    'POST /vouchers',
    ({ body, user, request }) =>
      withIdempotency(db, request, async (tx) => withVoucherPaper(tx, await createVoucher(tx, user, body, today()))),
    201,
  );
  registerRoute(app, 'PUT /vouchers/{id}', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withVoucherPaper(tx, await updateVoucher(tx, user, params.id, body, today())),
    ),
  );
  registerRoute(app, 'POST /vouchers/{id}/cancel', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withVoucherPaper(tx, await cancelVoucher(tx, user, params.id, body, today())),
    ),
  );
  registerRoute(app, 'POST /vouchers/{id}/reopen', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withVoucherPaper(tx, await reopenVoucher(tx, user, params.id, body, today())),
    ),
  );
}

/** Registers the papers of sales and DKbonos as PDF, which the browser shows unless `download` is set. */
function paperRoutes(app: FastifyInstance, services: Services): void {
  registerRoute(app, 'GET /sales/{id}/pdf', async ({ params, query, user }) => {
    const paper = await addPaperLink(services, user, { kind: 'sale', ...params }, () =>
      readSalePaper(services, user, params.id),
    );
    return createPdf(services.db, { papers: [paper], name: formatPaperName(paper), userId: user.id, ...query });
  });
  registerRoute(app, 'GET /vouchers/{id}/pdf', async ({ params, query, user }) => {
    const paper = await addPaperLink(services, user, { kind: 'voucher', ...params }, () =>
      readVoucherPaper(services, user, params.id),
    );
    return createPdf(services.db, { papers: [paper], name: formatPaperName(paper), userId: user.id, ...query });
  });
  registerRoute(app, 'GET /payments/{id}/pdf', async ({ params, query, user }) => {
    const paper = await addPaperLink(services, user, { kind: 'receipt', ...params }, () =>
      readReceiptPaper(services, user, params.id),
    );
    return createPdf(services.db, { papers: [paper], name: formatPaperName(paper), userId: user.id, ...query });
  });
  registerRoute(app, 'GET /clients/{id}/statement/pdf', async ({ params, query, user }) => {
    const { download, ...filters } = query;
    const id = await resolveCustomerId(services.db, params.id);
    const read = () => readStatementPaper(services, user, id, filters);
    const paper = await addPaperLink(services, user, { kind: 'statement', id, ...filters }, read);
    const name = `${paper.title} ${services.today()}`;
    return createPdf(services.db, { papers: [paper], name, userId: user.id, ...(download ? { download } : {}) });
  });
  registerRoute(app, 'POST /vouchers/pdf', async ({ body, user }) => {
    const papers: Paper[] = [];
    // One after the other, so that one request takes one connection.
    for (const id of body.ids)
      papers.push(
        await addPaperLink(services, user, { kind: 'voucher', id }, () => readVoucherPaper(services, user, id)),
      );
    const title = papers.length > 1 ? `${papers.length} DKbonos` : undefined;
    return createPdf(services.db, {
      papers,
      name: `DKbonos ${services.today()}`,
      title,
      userId: user.id,
      download: true,
    });
  });
}

/** Registers the downloads of sales and DKbonos as workbooks: of a filtered list, and of selected records. */
function reportRoutes(app: FastifyInstance, { reportDb, today }: Services): void {
  registerRoute(app, 'GET /sales/sale-report', ({ user, query }) =>
    createSaleReport(reportDb, user, filterSaleReport(user, query, today()), today()),
  );
  registerRoute(app, 'POST /sales/sale-report', ({ user, ...input }) =>
    createSaleReport(reportDb, user, selectSaleReport(user, input, today()), today()),
  );
  registerRoute(app, 'GET /vouchers/voucher-report', ({ user, query }) =>
    createVoucherReport(reportDb, user, filterVoucherReport(user, query, today()), today()),
  );
  registerRoute(app, 'POST /vouchers/voucher-report', ({ user, ...input }) =>
    createVoucherReport(reportDb, user, selectVoucherReport(user, input, today()), today()),
  );
}

/** Registers the import of sales from a workbook: its template, the upload and its progress. */
function saleImportRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'GET /sales/file-template', ({ user }) => saleImport.createTemplate(db, user, today()));
  registerRoute(app, 'POST /sales/import', ({ user, request, query, body }) =>
    saleImport.run({ db, request, user, today: today(), file: body, dryRun: query.dryRun ?? false }, toSaleReport),
  );
  registerRoute(app, 'GET /sales/imports/{id}', async ({ user, params }) =>
    requireFound(await findImportProgress(db, user, params.id)),
  );
}

/** Registers the calls about payments and their photos, credit and the account of a customer. */
function paymentRoutes(app: FastifyInstance, { db, today }: Services): void {
  registerRoute(app, 'POST /vouchers/{id}/payments', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withVoucherPaper(tx, await addPayment(tx, user, params.id, body, today())),
    ),
  );
  registerRoute(app, 'POST /sales/{id}/payments', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withSalePaper(tx, await addSalePayment(tx, user, params.id, body, today())),
    ),
  );
  registerRoute(app, 'PUT /vouchers/{id}/payments', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withVoucherPaper(tx, await replacePayments(tx, user, params.id, body, today())),
    ),
  );
  registerRoute(app, 'POST /vouchers/{id}/credits', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) =>
      withVoucherPaper(tx, await spendCredit(tx, user, params.id, body, today())),
    ),
  );
  registerRoute(app, 'POST /vouchers/{id}/credits/{creditId}/cancel', ({ params, body, user, request }) =>
    withIdempotency(db, request, async (tx) => withVoucherPaper(tx, await cancelReturn(tx, user, params, body))),
  );
  registerRoute(app, 'GET /clients/{id}/statement', async ({ params, query, user }) =>
    readStatement(db, user, await resolveCustomerId(db, params.id), query, today()),
  );
  registerRoute(
    app,
    'POST /payments/{id}/photos',
    ({ params, body, user, request }) =>
      withIdempotency(db, request, (tx) => addPaymentPhoto(tx, user, params.id, body.content)),
    201,
  );
  registerRoute(app, 'DELETE /payments/{id}/photos/{photoId}', ({ params, user, request }) =>
    withIdempotency(db, request, (tx) => removePaymentPhoto(tx, user, params)),
  );
}

/** Registers every call about sales and DKbonos. */
export function documentRoutes(app: FastifyInstance, services: Services): void {
  saleRoutes(app, services);
  voucherRoutes(app, services);
  paymentRoutes(app, services);
  saleImportRoutes(app, services);
  reportRoutes(app, services);
  paperRoutes(app, services);
}
