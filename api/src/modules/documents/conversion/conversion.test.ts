import type { Voucher } from '@surco/shared/contract';
import { sql } from 'kysely';
import { readDocument, SaleFixtures } from '../../../testing/documents/saleFixtures';
import { countWrittenRows, today, type TestApi, type TestClient } from '../../../testing/harness';
import { getErrorPaths, put } from '../../../testing/responses';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { makeVoucher } from '../../../testing/documents/makeVoucher';

let fixtures: SaleFixtures;
let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await SaleFixtures.start();
  ({ api, consultant } = fixtures);
});
afterAll(() => api.close());

/** Creates a product with stock, and a DKbono for some of its bags at an old price, paid in full by default. */
async function createPaidVoucher({ stock = 10, paid = '11400.00' } = {}) {
  const { make, company } = api;
  const product = await make.product({ base_price: '3950.00' });
  await make.inventory(company.season.id, product.id, company.distributor.id, stock);
  const voucher = await makeVoucher(api, { product, quantity: 3, price: '3800.00', total: '11400.00', paid });
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

test('T-03 converts a paid DKbono to a sale at its prices and yield, though the product has others, and sells its reserved bags', async () => {
  const { product, voucher } = await createPaidVoucher();
  await api.db.updateTable('products').set({ yield_mv: '11.00' }).where('id', '=', product.id).execute();
  const { status, body } = await consultant.post('/sales', buildConversionBody(voucher.id, product.id, 3));
  expect([status, body.data]).toEqual([201, expect.objectContaining({ voucherId: voucher.id, total: '11400.00' })]);
  expect(body.data).toMatchObject({ lines: [{ basePrice: '3800.00', productYield: 60 }] });
  expect(await readStock(product.id)).toEqual({ committed: 0, sold: 3, available: 7 });
  const { data } = (await consultant.get(`/vouchers/${voucher.id}`)).body;
  expect(data).toMatchObject({
    status: 'CONVERTIDO',
    saleId: (body.data as { id: string }).id,
    history: [{ action: 'CONVERTIDA' }],
  });
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

test('T-03 rejects a DKbono with an outstanding balance, one of another customer, season or consultant, and a sale for less than was paid', async () => {
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

  const otherSeason = await api.make.season();
  await api.make.inventory(otherSeason.id, paid.product.id, api.company.distributor.id, 10);
  const elsewhere = buildConversionBody(paid.voucher.id, paid.product.id, 3, { seasonId: otherSeason.id });
  expect(getErrorPaths(await consultant.post('/sales', elsewhere))).toEqual(['seasonId']);

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

test('T-03 X-13 reopens the DKbono of a deleted sale while the season admits DKbonos', async () => {
  const stock = await fixtures.createStock();
  const { voucher, sale, readCurrentVoucher } = await fixtures.createConvertedSale(stock);
  expect(await stock.readBags()).toEqual([0, 10, 90]);
  await fixtures.deleteSale(consultant, sale.id);
  expect(await readCurrentVoucher()).toMatchObject({ status: 'LIQUIDADO', saleId: null });
  expect(await stock.readBags()).toEqual([10, 0, 90]);
  expect((await consultant.post('/sales', fixtures.buildBody(stock, 10, { voucherId: voucher.id }))).status).toBe(201);
});

test('T-03 X-13 cancels the DKbono of a deleted sale but keeps its credit when the season admits no DKbonos', async () => {
  const stock = await fixtures.createStock();
  const { voucher, sale, readCurrentVoucher } = await fixtures.createConvertedSale(stock);
  await fixtures.updateSeason(stock, { is_voucher_open: false });
  await fixtures.deleteSale(consultant, sale.id);
  expect(await readCurrentVoucher()).toMatchObject({ status: 'CANCELADO', paid: sale.total });
  const { status_reason: reason } = await api.db
    .selectFrom('vouchers')
    .select('status_reason')
    .where('id', '=', voucher.id)
    .executeTakeFirstOrThrow();
  expect(reason).toContain(`Se eliminó la venta ${sale.folio}`);
  expect(await stock.readBags()).toEqual([0, 0, 100]);
});

test('X-10 rejects another customer for a converted sale and a total below the payments', async () => {
  const stock = await fixtures.createStock();
  const { sale } = await fixtures.createConvertedSale(stock);
  const edit = (quantity: number, change: object = {}) =>
    put(consultant, `/sales/${sale.id}`, { ...fixtures.buildBody(stock, quantity, change), version: sale.version });
  const otherCustomer = await api.make.customer(api.company.locality.id, api.company.consultant.id);
  expect(getErrorPaths(await edit(10, { customerId: otherCustomer.id }))).toEqual(['customerId']);
  expect(getErrorPaths(await edit(9))).toEqual(['lines']);
  expect((await edit(11)).status).toBe(200);
  expect(await stock.readBags()).toEqual([0, 11, 89]);
});

test('T-03 X-10 prices a product that the conversion left out at the price of the DKbono, and a new one at list price', async () => {
  const stock = await fixtures.createStock();
  const [extra, listed] = [await api.make.product({ base_price: '100.00' }), await api.make.product()];
  for (const { id } of [extra, listed]) await api.make.inventory(stock.season.id, id, api.company.distributor.id, 10);
  const { distributor, customer } = api.company;
  const lines = [
    { productId: stock.product.id, quantity: 10 },
    { productId: extra.id, quantity: 1 },
  ];
  const voucher = readDocument(await consultant.post('/vouchers', { ...fixtures.buildBody(stock), lines }));
  await api.db.updateTable('products').set({ base_price: '999.00' }).where('id', '=', extra.id).execute();
  const payments = [{ date: today, amount: '39000.00', method: '01' }];
  await put(consultant, `/vouchers/${voucher.id}/payments`, { payments, version: 1 });
  await api.db.insertInto('simulator_params').values({ key: 'conversion.minPaidPct', value: '0.5' }).execute();
  const shared = { customerId: customer.id, seasonId: stock.season.id, distributorId: distributor.id };
  const sale = readDocument(
    await consultant.post('/sales', { ...shared, voucherId: voucher.id, lines: [{ ...lines[0], quantity: 11 }] }),
  );
  await api.db.deleteFrom('simulator_params').execute();
  const edited = readDocument(
    await put(consultant, `/sales/${sale.id}`, {
      ...shared,
      version: sale.version,
      lines: [...lines, { productId: listed.id, quantity: 1 }],
    }),
  );
  expect(edited.lines.map(({ basePrice }) => basePrice)).toEqual(['3950.00', '100.00', '3950.00']);
  expect(readDocument(await consultant.get(`/vouchers/${voucher.id}`)).status).toBe('CONVERTIDO');
});

test('T-03 X-13 rejects a deletion when the DKbono cannot reserve its bags again', async () => {
  const stock = await fixtures.createStock(20);
  const otherProduct = await api.make.product({ base_price: '40000.00' });
  await api.make.inventory(stock.season.id, otherProduct.id, api.company.distributor.id, 1);
  const { sale } = await fixtures.createConvertedSale(stock, 10);
  const lines = [{ productId: otherProduct.id, quantity: 1 }];
  expect(
    (await put(consultant, `/sales/${sale.id}`, { ...fixtures.buildBody(stock), lines, version: sale.version })).status,
  ).toBe(200);
  await fixtures.createSale(stock, 15);
  const refused = await fixtures.deleteSale(consultant, sale.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'STOCK_INSUFICIENTE']);
  expect(refused.body.error).toBe(
    `El DKbono no puede volver a apartar sus bolsas. Solo quedan 5 bolsas disponibles de ${stock.product.code}.`,
  );
  expect(await stock.readBags()).toEqual([0, 15, 5]);
});

test('X-13 a deletion locks the sums of sales before those of DKbonos, as a conversion does', async () => {
  const stock = await fixtures.createStock();
  const { id: otherId } = await fixtures.createSale(stock, 1);
  const { sale } = await fixtures.createConvertedSale(stock);
  const tx = await api.db.startTransaction().execute();
  await sql`update sales set hectares = hectares + 1 where id = ${otherId}`.execute(tx);
  const deletion = fixtures.deleteSale(consultant, sale.id);
  await waitForBlockedTransactions(api.db, 1);
  await sql`select from daily_sums where kind = 'voucher' and season_id = ${stock.season.id} for update nowait`.execute(
    tx,
  );
  await tx.rollback().execute();
  expect((await deletion).status).toBe(200);
});

test('X-12 T-03 takes payments for a converted DKbono up to the total of its sale, and keeps it converted', async () => {
  const stock = await fixtures.createStock();
  const { voucher, sale, readCurrentVoucher } = await fixtures.createConvertedSale(stock);
  await put(consultant, `/sales/${sale.id}`, { ...fixtures.buildBody(stock, 11), version: sale.version });
  const pay = async (amount: string) => {
    const { payments, version } = (await consultant.get(`/vouchers/${voucher.id}`)).body.data as Voucher;
    const stored = payments.map(({ receivedBy: _receivedBy, ...payment }) => payment);
    const added = { date: today, amount, method: '01' };
    return put(consultant, `/vouchers/${voucher.id}/payments`, { payments: [...stored, added], version });
  };
  expect(await readCurrentVoucher()).toMatchObject({ status: 'CONVERTIDO', balance: '3752.50' });
  expect(getErrorPaths(await pay('3752.51'))).toEqual(['payments']);
  expect((await pay('3752.50')).status).toBe(200);
  expect(await readCurrentVoucher()).toMatchObject({ status: 'CONVERTIDO', balance: '0.00' });
  const refused = await fixtures.deleteSale(consultant, sale.id);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringContaining('Pida a un administrador que corrija los abonos'),
  ]);
});
