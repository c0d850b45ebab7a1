import { randomUUID } from 'node:crypto';
import type { Sale } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../../core/db/transaction';
import { expireVouchers } from '../vouchers/expireVouchers';
import { countWrittenRows, today, type ApiResponse, type TestApi, type TestClient } from '../../../testing/harness';
import { buildSaleBody, readStock } from '../../../testing/documents/saleBody';
import { buildSaleRow } from '../../../testing/workbooks/workbookBuilder';
import { findLedgerDiscrepancies } from '../../../testing/documents/findLedgerDiscrepancies';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { uploadWorkbook } from '../../../testing/workbooks/uploadWorkbook';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { allocateFolioBlocks } from './folio';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
});
afterEach(async () => {
  const problems = await findLedgerDiscrepancies(api.db);
  if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems)}`);
});
afterAll(() => api.close());

interface DocumentRecord {
  id: string;
  version: number;
  status: string;
  total: string;
  paid: string;
  payments: object[];
}
const readDocument = ({ body }: ApiResponse) => body.data as DocumentRecord;
const getStatuses = (responses: readonly ApiResponse[]) => responses.map(({ status }) => status).toSorted();
const repeat = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/**
 * Creates two seasons with stock of one product.
 * @returns a function that builds the body of a sale or DKbono in one of them
 */
async function createTwoSeasons(bags = 100) {
  const product = await api.make.product();
  const seasons = [await api.make.season(), await api.make.season()];
  for (const { id } of seasons) await api.make.inventory(id, product.id, api.company.distributor.id, bags);
  return (season: 0 | 1, quantity = 10) => ({
    customerId: api.company.customer.id,
    seasonId: seasons[season]?.id,
    lines: [{ productId: product.id, quantity }],
  });
}
const putPayment = (by: TestClient, { id, version }: DocumentRecord, amount: string, headers = {}) =>
  by.send('PUT', `/vouchers/${id}/payments`, { payments: [{ date: today, amount, method: '01' }], version }, headers);

test('X-10 completes concurrent edits that swap the seasons of sales', async () => {
  const buildBody = await createTwoSeasons();
  const sales = await Promise.all(
    repeat(10, async (n) => ({ n, sale: readDocument(await consultant.post('/sales', buildBody(n % 2 ? 1 : 0, 2))) })),
  );
  const responses = await Promise.all(
    sales.map(({ n, sale }) =>
      consultant.send('PUT', `/sales/${sale.id}`, { ...buildBody(n % 2 ? 0 : 1, 3), version: sale.version }),
    ),
  );
  expect(new Set(getStatuses(responses))).toEqual(new Set([200]));
});

test('X-16 locks stock by season and product, whatever the order of the rows', async () => {
  const { make, company } = api;
  const compareIds = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const [early, late] = [await make.season(), await make.season()].toSorted(compareIds);
  const [first, second] = [await make.product(), await make.product()].toSorted(compareIds);
  if (!early || !late || !first || !second) throw new Error('Two seasons and two products were made.');
  const lockedStock = await make.inventory(early.id, second.id, company.distributor.id, 10);
  const laterStock = await make.inventory(late.id, first.id, company.distributor.id, 10);
  const lock = (id: string) => api.db.selectFrom('inventories').select('id').where('id', '=', id).forUpdate();
  const rows = [
    buildSaleRow(company, { referencia_externa: 'O-1', temporada: late.name, clave_producto: first.code }),
    buildSaleRow(company, { referencia_externa: 'O-2', temporada: early.name, clave_producto: second.code }),
  ];
  const importing = await api.db.transaction().execute(async (tx) => {
    await tx.executeQuery(lock(lockedStock.id));
    const sent = uploadWorkbook(consultant, rows);
    await waitForBlockedTransactions(api.db, 1);
    // The import waits for the first stock and has not locked the later one.
    expect(await lock(laterStock.id).noWait().execute()).toHaveLength(1);
    return { sent };
  });
  expect((await importing.sent).report).toEqual({ rows: 2, sales: 2, errors: [], sheet: 'Ventas' });
});

test('X-10 locks the sums of a sale before those of its lines when its date changes, as a new sale does', async () => {
  const buildBody = await createTwoSeasons();
  const sale = readDocument(await consultant.post('/sales', buildBody(0)));
  const lockSums = (tx: Tx, kind: string) =>
    sql`select from daily_sums where kind = ${kind} for update nowait`.execute(tx);
  const editing = await api.db.transaction().execute(async (tx) => {
    await lockSums(tx, 'sale');
    const body = { ...buildBody(0), date: addDays(today, -1), version: sale.version };
    const sent = consultant.send('PUT', `/sales/${sale.id}`, body);
    await waitForBlockedTransactions(api.db, 1);
    // What a new sale does next.
    await lockSums(tx, 'line');
    return { sent };
  });
  expect((await editing.sent).status).toBe(200);
});

test('X-10 stores one of twenty edits of the same version and returns it to the others', async () => {
  const buildBody = await createTwoSeasons();
  const sale = readDocument(await consultant.post('/sales', buildBody(0)));
  const responses = await Promise.all(
    repeat(20, (n) => consultant.send('PUT', `/sales/${sale.id}`, { ...buildBody(0, 11 + n), version: 1 })),
  );
  expect(getStatuses(responses)).toEqual([200, ...repeat(19, () => 409)]);
  const refused = responses.filter(({ status }) => status === 409);
  expect(new Set(refused.map((response) => `${response.body.code} ${readDocument(response).version}`))).toEqual(
    new Set(['VERSION_OBSOLETA 2']),
  );
});

test('X-12 stores a payment repeated with its key once, concurrently and later', async () => {
  const buildBody = await createTwoSeasons();
  const voucher = readDocument(await consultant.post('/vouchers', buildBody(0)));
  const headers = { 'idempotency-key': randomUUID() };
  const responses = await Promise.all(repeat(5, () => putPayment(consultant, voucher, '100.00', headers)));
  const again = await putPayment(consultant, voucher, '100.00', headers);
  expect(getStatuses([...responses, again])).toEqual(repeat(6, () => 200));
  expect(new Set([...responses, again].map((response) => JSON.stringify(response.body))).size).toBe(1);
  expect(readDocument(await consultant.get(`/vouchers/${voucher.id}`))).toMatchObject({ paid: '100.00', version: 2 });
});

test('X-12 accepts one of two concurrent payments of the whole balance', async () => {
  const buildBody = await createTwoSeasons();
  const voucher = readDocument(await consultant.post('/vouchers', buildBody(0)));
  const responses = await Promise.all([consultant, admin].map((by) => putPayment(by, voucher, voucher.total)));
  expect(getStatuses(responses)).toEqual([200, 409]);
  expect(readDocument(await admin.get(`/vouchers/${voucher.id}`))).toMatchObject({
    status: 'LIQUIDADO',
    paid: voucher.total,
  });
});

test('T-03 ends every DKbono in a final status after a concurrent payment, cancellation, conversion and expiry', async () => {
  const buildBody = await createTwoSeasons(1_000);
  const vouchers = await Promise.all(
    repeat(8, async () => readDocument(await consultant.post('/vouchers', buildBody(0, 5)))),
  );
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).execute();
  const expiries = repeat(3, () => expireVouchers(api.db, today));
  const responses = await Promise.all(
    vouchers.flatMap((voucher) => [
      putPayment(consultant, voucher, voucher.total),
      admin.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Prueba', version: 1 }),
      consultant.post('/sales', { ...buildBody(0, 5), voucherId: voucher.id }),
    ]),
  );
  await Promise.all(expiries);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  const ended = await Promise.all(
    vouchers.map(async ({ id }) => readDocument(await admin.get(`/vouchers/${id}`)).status),
  );
  expect(ended.filter((status) => !['LIQUIDADO', 'CANCELADO', 'CONVERTIDO', 'VENCIDO'].includes(status))).toEqual([]);
});

test('X-13 returns the bags of a sale once when ten requests delete it', async () => {
  const buildBody = await createTwoSeasons();
  const voucher = readDocument(await consultant.post('/vouchers', buildBody(0)));
  await putPayment(consultant, voucher, voucher.total);
  const sale = readDocument(await consultant.post('/sales', { ...buildBody(0), voucherId: voucher.id }));
  const responses = await Promise.all(
    repeat(10, (n) => (n % 2 ? admin : consultant).send('DELETE', `/sales/${sale.id}`)),
  );
  expect(getStatuses(responses)).toEqual([200, ...repeat(9, () => 404)]);
  expect(readDocument(await admin.get(`/vouchers/${voucher.id}`)).status).toBe('LIQUIDADO');
});

const buildSale = (change: Record<string, unknown> = {}, line: Record<string, unknown> = {}) =>
  buildSaleBody(api.company, change, line);

test('X-11 lets one of fifty concurrent sales take the last bag', async () => {
  const { make, company } = api;
  const product = await make.product();
  await make.inventory(company.season.id, product.id, company.distributor.id, 1);
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => consultant.post('/sales', buildSale({}, { productId: product.id, quantity: 1 }))),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  expect(responses.find(({ status }) => status === 409)?.body.error).toBe(
    `Ya no hay bolsas disponibles de ${product.code}.`,
  );
  expect(await readStock(api, product.id)).toMatchObject({ sold: 1, available: 0 });
}, 30_000);

test('X-11 does not deadlock sales of the same products in different orders', async () => {
  const { product, secondProduct, season, distributor } = api.company;
  await api.db
    .updateTable('inventories')
    .set({ initial: 1_000 })
    .where('season_id', '=', season.id)
    .where('distributor_id', '=', distributor.id)
    .execute();
  const pair = [product.id, secondProduct.id].map((productId) => ({ productId, quantity: 1 }));
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      consultant.post('/sales', buildSale({ lines: index % 2 ? pair : pair.toReversed() })),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
}, 30_000);

test('X-11 gives concurrent sales of many products consecutive folios, of which failed ones take none', async () => {
  const { make, company } = api;
  const products = await Promise.all(Array.from({ length: 6 }, () => make.product()));
  for (const { id } of products) await make.inventory(company.season.id, id, company.distributor.id, 2);
  const readLast = async (): Promise<number> =>
    (await api.db.selectFrom('folio_counters').select('last').where('kind', '=', 'V').executeTakeFirst())?.last ?? 0;
  const before = await readLast();
  const responses = await Promise.all(
    products.flatMap(({ id }) =>
      Array.from({ length: 4 }, () => consultant.post('/sales', buildSale({}, { productId: id, quantity: 1 }))),
    ),
  );
  const folios = responses.flatMap(({ status, body }) => (status === 201 ? [(body.data as Sale).folio] : []));
  expect(folios.map((folio) => Number(folio.slice(-6))).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, index) => before + 1 + index),
  );
  const stored = await api.db.selectFrom('sales').select('folio').where('folio', 'in', folios).execute();
  expect(stored).toHaveLength(12);
  expect(await readLast()).toBe(before + 12);
}, 30_000);

test('X-11 a sale waits for an import that has taken its folios, instead of blocking it', async () => {
  let sale: Promise<{ status: number }> | undefined;
  await withTransaction(api.db, async (tx) => {
    await allocateFolioBlocks(tx, 'V', new Map([[Number(today.slice(0, 4)), 0]]));
    sale = consultant.post('/sales', buildSale());
    await waitForBlockedTransactions(api.db, 1);
    // What the import does next: it locks the sums of the consultant.
    await sql`select from daily_sums for update`.execute(tx);
  });
  expect((await sale)?.status).toBe(201);
}, 30_000);

test('X-11 writes once for one idempotency key, in sequence and concurrently', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const before = await countWrittenRows(api.db);
  const responses = await Promise.all(Array.from({ length: 5 }, () => consultant.post('/sales', buildSale(), headers)));
  const again = await consultant.post('/sales', buildSale(), headers);
  expect(new Set([...responses, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect((await countWrittenRows(api.db)).sales).toBe((before.sales ?? 0) + 1);
});

test('X-11 recognizes a request that is repeated after weeks offline', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await consultant.post('/sales', buildSale(), headers);
  expect(first.status).toBe(201);
  const weeksAgo = new Date(Date.now() - 60 * 86_400_000);
  await api.db.updateTable('idempotency_keys').set({ created_at: weeksAgo }).execute();
  // A later write of the same user must not delete the old key.
  await consultant.post('/sales', buildSale(), { 'idempotency-key': randomUUID() });
  expect((await consultant.post('/sales', buildSale(), headers)).body).toEqual(first.body);
});

test('X-11 rejects another body for a used key, but accepts a corrected body after a rejection', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  expect((await consultant.post('/sales', buildSale({}, { quantity: 9_999 }), headers)).status).toBe(409);
  const first = await consultant.post('/sales', buildSale(), headers);
  expect(first.status).toBe(201);
  const changed = await consultant.post('/sales', buildSale({}, { quantity: 3 }), headers);
  expect(changed.body).toMatchObject({ code: 'IDEMPOTENCIA', data: first.body.data });
  expect(changed.body.error).toContain(String(Object(first.body.data).folio));
  expect((await consultant.post('/sales', buildSale(), { 'idempotency-key': 'x' })).status).toBe(400);
});
