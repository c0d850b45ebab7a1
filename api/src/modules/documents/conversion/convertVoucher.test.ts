import { countWrittenRows, type TestApi, type TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

/** Creates a product with stock, and a DKbono for some of its bags at an old price, paid in full by default. */
async function createPaidVoucher({ stock = 10, paid = '11400.00' } = {}) {
  const { make, company } = api;
  const product = await make.product({ base_price: '3950.00' });
  await make.inventory(company.season.id, product.id, company.distributor.id, stock);
  const voucher = await make.voucher({
    customerId: company.customer.id,
    seasonId: company.season.id,
    distributorId: company.distributor.id,
    consultantId: company.consultant.id,
    product,
    quantity: 3,
    price: '3800.00',
    total: '11400.00',
    paid,
  });
  return { product, voucher };
}

const buildConversionBody = (voucherId: string, productId: string, quantity: number, change = {}) => ({
  voucherId,
  customerId: api.company.customer.id,
  seasonId: api.company.season.id,
  lines: [{ productId, quantity }],
  ...change,
});

const readStock = (productId: string) =>
  api.db
    .selectFrom('inventories')
    .select(['committed', 'sold', 'available'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();

test('T-03 converts a paid DKbono to a sale at its prices and sells its reserved bags', async () => {
  const { product, voucher } = await createPaidVoucher();
  const { status, body } = await consultant.post('/sales', buildConversionBody(voucher.id, product.id, 3));
  expect([status, body.data]).toEqual([201, expect.objectContaining({ voucherId: voucher.id, total: '11400.00' })]);
  expect(await readStock(product.id)).toEqual({ committed: 0, sold: 3, available: 7 });
  const { data } = (await consultant.get(`/vouchers/${voucher.id}`)).body;
  expect(data).toMatchObject({
    status: 'CONVERTIDO',
    saleId: (body.data as { id: string }).id,
    history: [{ action: 'CONVERTIDA' }],
  });
});

test('T-03 keeps price and yield of the DKbono when the product has changed', async () => {
  const { product, voucher } = await createPaidVoucher();
  await api.db.updateTable('products').set({ yield_mv: '11.00' }).where('id', '=', product.id).execute();
  const { body } = await consultant.post('/sales', buildConversionBody(voucher.id, product.id, 3));
  expect(body.data).toMatchObject({ lines: [{ basePrice: '3800.00', productYield: 60 }] });
});

test('T-03 requires stock for bags beyond the reserved ones', async () => {
  const { product, voucher } = await createPaidVoucher({ stock: 4 });
  expect((await consultant.post('/sales', buildConversionBody(voucher.id, product.id, 5))).body.details?.[0]).toEqual({
    path: 'lines.0.quantity',
    message: `Solo quedan 4 bolsas disponibles de ${product.code}.`,
  });
  expect((await consultant.post('/sales', buildConversionBody(voucher.id, product.id, 4))).status).toBe(201);
  expect(await readStock(product.id)).toEqual({ committed: 0, sold: 4, available: 0 });
});

test('T-03 P-01 lets the consultant convert a DKbono after the customer was reassigned and they changed distributor', async () => {
  const { product, voucher } = await createPaidVoucher();
  const { customer, colleague, consultant: seller, distributor } = api.company;
  const updateSeller = (change: object) =>
    api.db.updateTable('users').set(change).where('id', '=', seller.id).execute();
  const assignCustomer = (consultantId: string) =>
    api.db.updateTable('customers').set({ consultant_id: consultantId }).where('id', '=', customer.id).execute();
  const otherDistributor = await api.make.distributor();
  await assignCustomer(colleague.id);
  await updateSeller({ distributor_id: otherDistributor.id });
  const atOtherDistributor = await consultant.post(
    '/sales',
    buildConversionBody(voucher.id, product.id, 3, { distributorId: otherDistributor.id }),
  );
  const converted = await consultant.post('/sales', buildConversionBody(voucher.id, product.id, 3));
  await assignCustomer(seller.id);
  await updateSeller({ distributor_id: distributor.id });
  expect([atOtherDistributor.status, atOtherDistributor.body.details?.[0]?.path]).toEqual([400, 'distributorId']);
  expect([converted.status, converted.body.data]).toEqual([
    201,
    expect.objectContaining({ distributor: expect.objectContaining({ id: distributor.id }) }),
  ]);
  expect(await readStock(product.id)).toEqual({ committed: 0, sold: 3, available: 7 });
});

test('T-03 lets one of many concurrent conversions succeed', async () => {
  const { product, voucher } = await createPaidVoucher();
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => consultant.post('/sales', buildConversionBody(voucher.id, product.id, 3))),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  expect(await readStock(product.id)).toEqual({ committed: 0, sold: 3, available: 7 });
});

test('T-03 rejects a DKbono with an outstanding balance, one of another customer or consultant, and a sale for less than was paid', async () => {
  const unpaid = await createPaidVoucher({ paid: '11399.99' });
  const before = await countWrittenRows(api.db);
  const response = await consultant.post('/sales', buildConversionBody(unpaid.voucher.id, unpaid.product.id, 3));
  expect([response.status, response.body.error]).toEqual([
    409,
    'Faltan $0.01 por abonar para convertir el DKbono en venta.',
  ]);

  const paid = await createPaidVoucher();
  const otherCustomer = await api.make.customer(api.company.locality.id, api.company.consultant.id);
  const wrong = await consultant.post(
    '/sales',
    buildConversionBody(paid.voucher.id, paid.product.id, 3, { customerId: otherCustomer.id }),
  );
  expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, 'customerId']);

  const colleague = await api.signInAs(api.company.colleague);
  const own = await api.make.customer(api.company.locality.id, api.company.colleague.id);
  const foreign = await colleague.post(
    '/sales',
    buildConversionBody(paid.voucher.id, paid.product.id, 3, { customerId: own.id }),
  );
  expect([foreign.status, foreign.body.details?.[0]?.path]).toEqual([400, 'voucherId']);

  const fewer = await consultant.post('/sales', buildConversionBody(paid.voucher.id, paid.product.id, 2));
  expect([fewer.status, fewer.body.details?.[0]?.path]).toEqual([400, 'lines']);
  expect(await countWrittenRows(api.db)).toEqual(before);
});

test('T-03 answers a conversion with less than its total paid as a later read does, with the rest owed', async () => {
  await api.db.insertInto('simulator_params').values({ key: 'conversion.minPaidPct', value: '0.5' }).execute();
  const { product, voucher } = await createPaidVoucher({ paid: '5700.00' });
  const { body } = await consultant.post('/sales', buildConversionBody(voucher.id, product.id, 2));
  await api.db.deleteFrom('simulator_params').execute();
  const { data } = (await consultant.get(`/sales/${(body.data as { id: string }).id}`)).body;
  expect(body.data).toEqual(data);
  expect((await consultant.get(`/vouchers/${voucher.id}`)).body.data).toMatchObject({ balance: '1900.00' });
});
