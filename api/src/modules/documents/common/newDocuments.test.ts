import type { Sale, Voucher } from '@surco/shared/contract';
import type { TestApi, TestClient } from '../../../testing/harness';
import { buildSaleBody } from '../../../testing/documents/saleBody';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

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
  for (const { title, body } of texts) expect(`${title} ${body}`).toMatch(/V-\d{4}-\d{6}/);
});
