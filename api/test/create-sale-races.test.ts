import { randomUUID } from 'node:crypto';
import { written, type TestApi, type Visitor } from './harness';
import { startStaffed } from './people';
import { orderOf, stockOf } from './saleOrder';

let api: TestApi;
let consultant: Visitor;
beforeAll(async () => {
  ({ api, consultant } = await startStaffed());
});
afterAll(() => api.close());

const order = (change: Record<string, unknown> = {}, line: Record<string, unknown> = {}) =>
  orderOf(api.company, change, line);

describe('X-11 at once and again', () => {
  test('X-11 of fifty sales of the last bag one succeeds', async () => {
    const { make, company } = api;
    const product = await make.product();
    await make.inventory(company.season.id, product.id, company.distributor.id, 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => consultant.post('/sales', order({}, { productId: product.id, quantity: 1 }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
      `Ya no hay bolsas disponibles de ${product.code}.`,
    );
    expect(await stockOf(api, product.id)).toMatchObject({ sold: 1, available: 0 });
  }, 30_000);

  test('X-11 sales that cross each other’s products do not lock up', async () => {
    const { product, second, season, distributor } = api.company;
    await api.db
      .updateTable('inventories')
      .set({ initial: 1_000 })
      .where('season_id', '=', season.id)
      .where('distributor_id', '=', distributor.id)
      .execute();
    const pair = [product.id, second.id].map((productId) => ({ productId, quantity: 1 }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        consultant.post('/sales', order({ lines: index % 2 ? pair : pair.toReversed() })),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  }, 30_000);

  test('X-11 the same key writes once and answers the same, one after the other and at once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = await written(api.db);
    const answers = await Promise.all(Array.from({ length: 5 }, () => consultant.post('/sales', order(), headers)));
    const again = await consultant.post('/sales', order(), headers);
    expect(new Set([...answers, again].map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect((await written(api.db)).sales).toBe((before.sales ?? 0) + 1);
  });

  test('X-11 what a device sends again after weeks without a network is still the same sale', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await consultant.post('/sales', order(), headers);
    const weeksAgo = new Date(Date.now() - 60 * 86_400_000);
    await api.db.updateTable('idempotency_keys').set({ created_at: weeksAgo }).execute();
    await consultant.post('/sales', order(), { 'idempotency-key': randomUUID() });
    expect((await consultant.post('/sales', order(), headers)).body).toEqual(first.body);
  });

  test('X-11 the same key with another body is a conflict; a refused one may be mended and sent again', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await consultant.post('/sales', order({}, { quantity: 9_999 }), headers)).status).toBe(409);
    expect((await consultant.post('/sales', order(), headers)).status).toBe(201);
    expect((await consultant.post('/sales', order({}, { quantity: 3 }), headers)).body.code).toBe('IDEMPOTENCIA');
    expect((await consultant.post('/sales', order(), { 'idempotency-key': 'x' })).status).toBe(400);
  });
});
