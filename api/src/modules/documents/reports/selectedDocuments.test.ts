import { randomUUID } from 'node:crypto';
import { createSession } from '../../../core/security/sessions/sessionStore';
import type { TestApi, TestClient } from '../../../testing/harness';
import { readPdf } from '../../../testing/documents/readPdf';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { downloadWorkbook } from '../../../testing/workbooks/downloadWorkbook';
import { makeVoucher } from '../../../testing/documents/makeVoucher';

let api: TestApi;
let consultant: TestClient;
let colleague: TestClient;
let admin: TestClient;
beforeAll(async () => {
  ({ api, consultant, admin } = await startApiWithUsers());
  colleague = await api.signInAs(api.company.colleague);
});
afterAll(() => api.close());

async function create(kind: 'sales' | 'vouchers'): Promise<{ id: string; folio: string }> {
  const { customer, season, product } = api.company;
  const body = { customerId: customer.id, seasonId: season.id, lines: [{ productId: product.id, quantity: 1 }] };
  return (await consultant.post(`/${kind}`, body)).body.data as { id: string; folio: string };
}

const readDownloads = async (query: string) =>
  (await admin.get(`/audit?${query}&kind=downloads&sort=at&size=100`)).body.data as {
    action: string;
    entityId: string | null;
    after: Record<string, unknown>;
  }[];

test('X-17 X-28 exports only the selected sales in the order of the list, and records which', async () => {
  const sales = [await create('sales'), await create('sales'), await create('sales')];
  const ids = [sales[2]!.id, sales[0]!.id];
  const { rows, names } = await downloadWorkbook(consultant, '/sales/sale-report?sort=folio', { ids });
  expect(names).toEqual(['Detalle', 'Resumen', 'DKbonos']);
  expect(rows(0).map(([folio]) => folio)).toEqual(['Folio', sales[0]!.folio, sales[2]!.folio]);
  expect(rows(2)).toHaveLength(1);
  expect(await readDownloads(`userId=${api.company.consultant.id}`)).toEqual([
    expect.objectContaining({ action: 'EXPORT', entityId: null, after: expect.objectContaining({ ids }) }),
  ]);
});

test.each([
  ['folio', [1, 2]],
  ['-folio', [2, 1]],
])('X-17 exports the selected DKbonos sorted by %s, as the list is', async (sort, order) => {
  const vouchers = [await create('vouchers'), await create('vouchers'), await create('vouchers')];
  const ids = [vouchers[1]!.id, vouchers[2]!.id];
  const { rows } = await downloadWorkbook(consultant, `/vouchers/voucher-report?sort=${sort}`, { ids });
  expect(rows(0).map(([folio]) => folio)).toEqual(['Folio', ...order.map((index) => vouchers[index]!.folio)]);
});

test('X-17 P-07 a selection outside the scope exports no row', async () => {
  const sale = await create('sales');
  const voucher = await create('vouchers');
  expect((await downloadWorkbook(colleague, '/sales/sale-report', { ids: [sale.id] })).rows(0)).toHaveLength(1);
  expect((await downloadWorkbook(colleague, '/vouchers/voucher-report', { ids: [voucher.id] })).rows(0)).toHaveLength(
    1,
  );
});

test('X-14 X-28 returns the selected DKbonos in one PDF, and records each as its own PDF is', async () => {
  const first = await create('vouchers');
  const second = await create('vouchers');
  const response = await consultant.post('/vouchers/pdf', { ids: [second.id, first.id, second.id] });
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="DKbonos \d{4}-\d\d-\d\d\.pdf"/);
  const { pages, title } = readPdf(response.rawBody);
  expect(title).toBe('2 DKbonos');
  expect(pages.map((page) => [second, first].find(({ folio }) => page.includes(folio)))).toEqual([second, first]);
  for (const { id } of [first, second])
    expect(await readDownloads(`entityId=${id}`)).toMatchObject([{ action: 'PDF', entityId: id }]);
});

test('X-14 P-07 returns 404 and records nothing when one of the DKbonos is outside the scope', async () => {
  const voucher = await create('vouchers');
  const company = api.company;
  const foreign = await makeVoucher(api, { customerId: company.otherCustomer.id, consultantId: company.colleague.id });
  expect((await consultant.post('/vouchers/pdf', { ids: [voucher.id, foreign.id] })).status).toBe(404);
  expect((await consultant.post('/vouchers/pdf', { ids: [randomUUID()] })).status).toBe(404);
  expect(await readDownloads(`entityId=${voucher.id}`)).toEqual([]);
});

test.each([
  ['/vouchers/pdf', 50],
  ['/sales/sale-report', 1_000],
  ['/vouchers/voucher-report', 1_000],
])('X-14 X-17 %s takes from one to %i records', async (path, max) => {
  const ids = Array.from({ length: max + 1 }, () => randomUUID());
  for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids }])
    expect((await consultant.post(path, body)).status).toBe(400);
  const { body } = await consultant.post(path, { ids });
  expect(body.details).toMatchObject([{ message: expect.stringContaining('registros como máximo') }]);
});

/** Requests a report as a user of its own, so that no limit per user counts. @returns the status */
async function requestReport(address: string, signal?: AbortSignal): Promise<number> {
  const { id } = await api.make.user('Admin');
  const cookie = `surco=${await createSession(api.db, id)}`;
  const headers = { [api.settings.apiKeyHeader]: api.settings.apiKey, cookie };
  const response = await fetch(`${address}/api/sales/sale-report`, { headers, signal });
  await response.arrayBuffer();
  return response.status;
}

/** Requests a report and disconnects when the request has arrived, before the first byte of the response. */
async function abandonReport(address: string): Promise<void> {
  const client = new AbortController();
  api.app.server.once('request', () => client.abort());
  await expect(requestReport(address, client.signal)).rejects.toThrow(/abort/);
}

test('X-17 a report whose client disconnects before the first byte frees its thread', async () => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  // More than there are threads.
  for (let count = 0; count < 3; count += 1) await abandonReport(address);
  expect(await requestReport(address)).toBe(200);
}, 60_000);
