import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Sale, Voucher } from '@surco/shared/contract';
import { Client } from 'pg';
import type { TestApi, TestClient } from '../../../../testing/harness';
import { buildSaleBody } from '../../../../testing/documents/saleBody';
import { startApiWithUsers } from '../../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
let admin: TestClient;
beforeAll(async () => {
  ({ api, consultant, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

/** Two lines: one with every field, one with the defaults. */
const buildBody = () => {
  const { product, secondProduct } = api.company;
  return buildSaleBody(api.company, {
    notes: '  Entregar en la «bodega» 3  ',
    lines: [
      { productId: secondProduct.id, quantity: 3, discount: 0.0125, hectares: 2.35, lot: 'L-9' },
      { productId: product.id, quantity: 2 },
    ],
  });
};

test.each(['sales', 'vouchers'])('X-11 a new document of %s is answered as a later read returns it', async (list) => {
  const { body, status } = await consultant.post(`/${list}`, buildBody());
  expect(status).toBe(201);
  const created = body.data as Sale | Voucher;
  expect((await consultant.get(`/${list}/${created.id}`)).body.data).toEqual(created);
});

test('X-11 the audit log and the notifications of a new document have its folio', async () => {
  for (const [list, entity] of [
    ['sales', 'sale'],
    ['vouchers', 'voucher'],
  ] as const) {
    const created = (await consultant.post(`/${list}`, buildBody())).body.data as Sale | Voucher;
    const entries = await admin.get(`/audit?entity=${entity}&entityId=${created.id}`);
    expect(entries.body.data).toMatchObject([{ action: 'CREATE', after: { id: created.id, folio: created.folio } }]);
  }
  const texts = await api.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('type', '=', 'sale.created')
    .execute();
  expect(texts.length).toBeGreaterThan(0);
  for (const { title, body } of texts) {
    expect(`${title} ${body}`).toMatch(/V-\d{4}-\d{6}/);
    expect(`${title} ${body}`).not.toContain('folio of');
  }
});

/** Collects the statements of one request. */
const statementLog = new AsyncLocalStorage<string[]>();

test.each([
  ['sales', 14],
  ['vouchers', 12],
])('a new document of %s takes few statements, with its session and transaction', async (list, expected) => {
  const { query } = Client.prototype;
  const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function recordQuery(
    this: Client,
    ...given: unknown[]
  ) {
    const [statement] = given as [string | { text: string }];
    statementLog.getStore()?.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, given) as ReturnType<typeof query>;
  });
  const statements: string[] = [];
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await statementLog.run(statements, () => consultant.post(`/${list}`, buildBody(), headers));
  spy.mockRestore();
  expect(status).toBe(201);
  expect(statements).toHaveLength(expected);
});
