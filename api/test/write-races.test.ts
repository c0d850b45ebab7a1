import { randomUUID } from 'node:crypto';
import { expireVouchers } from '../src/modules/vouchers/expire';
import { today, type Answer, type TestApi, type Visitor } from './harness';
import { rowOf } from './factoryBook';
import { ledgerProblems } from './ledger';
import { lockWaiters } from './lockWaiters';
import { sendBook } from './importing';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  ({ api, admin, consultant } = await startStaffed());
});
afterEach(async () => {
  const problems = await ledgerProblems(api.db);
  if (problems.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(problems)}`);
});
afterAll(() => api.close());

interface Document {
  id: string;
  version: number;
  status: string;
  total: string;
  paid: string;
  payments: object[];
}
const data = ({ body }: Answer) => body.data as Document;
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** Two seasons that sell the same product, and a seller's body in either. */
async function two(bags = 100) {
  const product = await api.make.product();
  const seasons = [await api.make.season(), await api.make.season()];
  for (const { id } of seasons) await api.make.inventory(id, product.id, api.company.distributor.id, bags);
  return (season: 0 | 1, quantity = 10) => ({
    customerId: api.company.client.id,
    seasonId: seasons[season]?.id,
    lines: [{ productId: product.id, quantity }],
  });
}
const pay = (by: Visitor, { id, version }: Document, amount: string, headers = {}) =>
  by.send('PUT', `/vouchers/${id}/payments`, { payments: [{ date: today, amount, method: '01' }], version }, headers);

test('X-10 sales that change seasons crosswise at once do not lock up', async () => {
  const body = await two();
  const sales = await Promise.all(
    times(10, async (n) => ({ n, sale: data(await consultant.post('/sales', body(n % 2 ? 1 : 0, 2))) })),
  );
  const answers = await Promise.all(
    sales.map(({ n, sale }) =>
      consultant.send('PUT', `/sales/${sale.id}`, { ...body(n % 2 ? 0 : 1, 3), version: sale.version }),
    ),
  );
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
});

test('X-16 an import takes the stocks of two seasons in the order in which an edit between them does', async () => {
  const { make, company } = api;
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  const [early, late] = [await make.season(), await make.season()].toSorted(byId);
  const [first, second] = [await make.product(), await make.product()].toSorted(byId);
  if (!early || !late || !first || !second) throw new Error('Two seasons and two products were made.');
  const held = await make.inventory(early.id, second.id, company.distributor.id, 10);
  const next = await make.inventory(late.id, first.id, company.distributor.id, 10);
  const lock = (id: string) => api.db.selectFrom('inventories').select('id').where('id', '=', id).forUpdate();
  const rows = [
    rowOf(company, { referencia_externa: 'O-1', temporada: late.name, clave_producto: first.code }),
    rowOf(company, { referencia_externa: 'O-2', temporada: early.name, clave_producto: second.code }),
  ];
  const importing = await api.db.transaction().execute(async (tx) => {
    await tx.executeQuery(lock(held.id));
    const sent = sendBook(consultant, rows);
    await lockWaiters(api.db, 1);
    expect(await lock(next.id).noWait().execute()).toHaveLength(1);
    return { sent };
  });
  expect((await importing.sent).report).toEqual({ rows: 2, sales: 2, errors: [] });
});

test('X-10 of twenty who edit the same version one is stored, and the others see it', async () => {
  const body = await two();
  const sale = data(await consultant.post('/sales', body(0)));
  const answers = await Promise.all(
    times(20, (n) => consultant.send('PUT', `/sales/${sale.id}`, { ...body(0, 11 + n), version: 1 })),
  );
  expect(statuses(answers)).toEqual([200, ...times(19, () => 409)]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map((answer) => `${answer.body.code} ${data(answer).version}`))).toEqual(
    new Set(['VERSION_OBSOLETA 2']),
  );
});

test('X-12 a payment sent again with its key is one payment, at once and afterwards', async () => {
  const body = await two();
  const voucher = data(await consultant.post('/vouchers', body(0)));
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(times(5, () => pay(consultant, voucher, '100.00', headers)));
  const again = await pay(consultant, voucher, '100.00', headers);
  expect(statuses([...answers, again])).toEqual(times(6, () => 200));
  expect(new Set([...answers, again].map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(data(await consultant.get(`/vouchers/${voucher.id}`))).toMatchObject({ paid: '100.00', version: 2 });
});

test('X-12 two who pay the whole balance at once: it is paid once', async () => {
  const body = await two();
  const voucher = data(await consultant.post('/vouchers', body(0)));
  const answers = await Promise.all([consultant, admin].map((by) => pay(by, voucher, voucher.total)));
  expect(statuses(answers)).toEqual([200, 409]);
  expect(data(await admin.get(`/vouchers/${voucher.id}`))).toMatchObject({ status: 'LIQUIDADO', paid: voucher.total });
});

test('T-03 paid, expired, cancelled and converted at once: one story is left, and its bags with it', async () => {
  const body = await two(1_000);
  const vouchers = await Promise.all(times(8, async () => data(await consultant.post('/vouchers', body(0, 5)))));
  await api.db.updateTable('vouchers').set({ expires_at: '2026-11-19' }).execute();
  const answers = await Promise.all(
    vouchers.flatMap((voucher) => [
      pay(consultant, voucher, voucher.total),
      admin.post(`/vouchers/${voucher.id}/cancel`, { reason: 'Prueba', version: 1 }),
      consultant.post('/sales', { ...body(0, 5), voucherId: voucher.id }),
    ]),
  );
  await Promise.all(times(3, () => expireVouchers(api.db, today)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const ended = await Promise.all(vouchers.map(async ({ id }) => data(await admin.get(`/vouchers/${id}`)).status));
  expect(ended.filter((status) => !['LIQUIDADO', 'CANCELADO', 'CONVERTIDO', 'VENCIDO'].includes(status))).toEqual([]);
});

test('X-13 the sale of a DKbono deleted by ten at once gives its bags back once', async () => {
  const body = await two();
  const voucher = data(await consultant.post('/vouchers', body(0)));
  await pay(consultant, voucher, voucher.total);
  const sale = data(await consultant.post('/sales', { ...body(0), voucherId: voucher.id }));
  const answers = await Promise.all(times(10, (n) => (n % 2 ? admin : consultant).send('DELETE', `/sales/${sale.id}`)));
  expect(statuses(answers)).toEqual([200, ...times(9, () => 404)]);
  expect(data(await admin.get(`/vouchers/${voucher.id}`)).status).toBe('LIQUIDADO');
});
