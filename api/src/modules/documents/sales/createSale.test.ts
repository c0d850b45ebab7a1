import { today, type TestApi, type TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { buildSaleBody, readStock } from '../../../testing/documents/saleBody';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

type SaleRecord = {
  id: string;
  folio: string;
  total: string;
  lines: Record<string, unknown>[];
  [field: string]: unknown;
};

const buildDocumentBody = (change: Record<string, unknown> = {}, line: Record<string, unknown> = {}) =>
  buildSaleBody(api.company, change, line);

test('X-11 P-01 prices a sale on the server, takes its stock and writes history and stock movements', async () => {
  const { product, secondProduct, distributor, customer, season, consultant: seller } = api.company;
  const before = await readStock(api, product.id);
  const { status, body } = await consultant.post(
    '/sales',
    buildDocumentBody({
      notes: '  Entregar en bodega. ',
      lines: [
        { productId: product.id, quantity: 29, discount: 0.05, basePrice: '1.00', total: '1.00' },
        { productId: secondProduct.id, quantity: 6, hectares: 5.5, lot: 'L-7' },
      ],
    }),
  );
  const sale = body.data as SaleRecord;
  expect(status).toBe(201);
  expect(sale).toMatchObject({
    status: 'REGISTRADA',
    date: today,
    subtotal: '123660.50',
    tax: '0.00',
    total: '123660.50',
    notes: 'Entregar en bodega.',
    voucherId: null,
    version: 1,
    customer: { id: customer.id },
    season: { id: season.id },
    distributor: { id: distributor.id },
    consultant: { id: seller.id },
    lines: [
      {
        quantity: 29,
        basePrice: '3950.00',
        discount: 0.05,
        total: '108822.50',
        hectares: 20.01,
        productYield: 60,
        lot: null,
      },
      { quantity: 6, basePrice: '2473.00', total: '14838.00', hectares: 5.5, lot: 'L-7' },
    ],
    history: [{ action: 'CREADA', by: { id: seller.id } }],
  });
  expect(sale.folio).toMatch(/^V-2026-\d{6}$/);
  expect(await readStock(api, product.id)).toEqual({
    ...before,
    sold: before.sold + 29,
    available: before.available - 29,
  });
  const movements = await api.db
    .selectFrom('stock_movements')
    .select(['event', 'sold', 'committed'])
    .where('sale_id', '=', sale.id)
    .orderBy('sold')
    .execute();
  expect(movements).toEqual([
    { event: 'DIRECT_SALE', sold: 6, committed: 0 },
    { event: 'DIRECT_SALE', sold: 29, committed: 0 },
  ]);
  expect((await consultant.get(`/sales/${sale.id}`)).body.data).toEqual(sale);
});

test('X-11 rounds the total of a line, not its price per bag: 7 × 3,949.99 less 7.5 %', async () => {
  const { make, company } = api;
  const product = await make.product({ base_price: '3949.99' });
  await make.inventory(company.season.id, product.id, company.distributor.id, 10);
  const { body } = await consultant.post(
    '/sales',
    buildDocumentBody({}, { productId: product.id, quantity: 7, discount: 0.075 }),
  );
  expect(body.data).toMatchObject({ total: '25576.19' });
});

test('X-11 applies the tax rate of the product to the discounted amount', async () => {
  const { make, company } = api;
  const product = await make.product({ base_price: '100.00', tax_rate: 0.16 });
  await make.inventory(company.season.id, product.id, company.distributor.id, 10);
  const { body } = await consultant.post(
    '/sales',
    buildDocumentBody({}, { productId: product.id, quantity: 3, discount: 0.1 }),
  );
  expect(body.data).toMatchObject({ subtotal: '270.00', tax: '43.20', total: '313.20' });
});

test('X-11 numbers folios without gaps, also after a rejected sale', async () => {
  const sellAndReadNumber = async () =>
    Number(((await consultant.post('/sales', buildDocumentBody())).body.data as SaleRecord).folio.slice(-6));
  const first = await sellAndReadNumber();
  await consultant.post('/sales', buildDocumentBody({}, { quantity: 9999 }));
  expect(await sellAndReadNumber()).toBe(first + 1);
});

test.each(['sales', 'vouchers'])('X-08 lists the newest of the %s of one day first', async (list) => {
  const folios: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const { body } = await consultant.post(`/${list}`, buildDocumentBody());
    folios.push((body.data as SaleRecord).folio);
  }
  const { body } = await consultant.get(`/${list}?page=1&size=6`);
  expect((body.data as SaleRecord[]).map(({ folio }) => folio)).toEqual(folios.toReversed());
});
