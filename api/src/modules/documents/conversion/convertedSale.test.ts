import type { Voucher } from '@surco/shared/contract';
import { sql } from 'kysely';
import { getErrorPaths, put } from '../../../testing/responses';
import { today, type TestApi, type TestClient } from '../../../testing/harness';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { readDocument, SaleFixtures } from '../../../testing/documents/saleFixtures';

let fixtures: SaleFixtures;
let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await SaleFixtures.start();
  ({ api, consultant } = fixtures);
});
afterAll(() => api.close());

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

test('X-12 T-03 serializes a payment and the conversion of one DKbono', async () => {
  const stock = await fixtures.createStock();
  const voucher = readDocument(await consultant.post('/vouchers', fixtures.buildBody(stock)));
  const pay = (amount: string) =>
    put(consultant, `/vouchers/${voucher.id}/payments`, {
      payments: [{ date: today, amount, method: '01' }],
      version: 1,
    });
  const responses = await Promise.all([
    pay(voucher.total),
    pay('1.00'),
    consultant.post('/sales', fixtures.buildBody(stock, 10, { voucherId: voucher.id })),
  ]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.every(({ status }) => status < 500)).toBe(true);
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
