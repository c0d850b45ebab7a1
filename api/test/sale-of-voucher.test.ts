import { pathsOf, put } from './answers';
import { today, type TestApi, type Visitor } from './harness';
import { data, SaleDesk } from './saleShelf';

let desk: SaleDesk;
let api: TestApi;
let consultant: Visitor;
beforeAll(async () => {
  desk = await SaleDesk.open();
  ({ api, consultant } = desk);
});
afterAll(() => api.close());

test('T-03 X-13 the sale of a DKbono deleted while its season takes DKbonos: it stands again and may be converted again', async () => {
  const on = await desk.shelf();
  const { voucher, sale, state } = await desk.converted(on);
  expect(await on.figures()).toEqual([0, 10, 90]);
  await desk.remove(consultant, sale.id);
  expect(await state()).toMatchObject({ status: 'LIQUIDADO', saleId: null });
  expect(await on.figures()).toEqual([10, 0, 90]);
  expect((await consultant.post('/sales', desk.body(on, 10, { voucherId: voucher.id }))).status).toBe(201);
});

test('T-03 X-13 … and once its season takes none: cancelled, its credit kept, the bags free', async () => {
  const on = await desk.shelf();
  const { voucher, sale, state } = await desk.converted(on);
  await desk.close(on, { is_voucher_open: false });
  await desk.remove(consultant, sale.id);
  expect(await state()).toMatchObject({ status: 'CANCELADO', paid: sale.total });
  const { status_reason: reason } = await api.db
    .selectFrom('vouchers')
    .select('status_reason')
    .where('id', '=', voucher.id)
    .executeTakeFirstOrThrow();
  expect(reason).toContain(`Se eliminó la venta ${sale.folio}`);
  expect(await on.figures()).toEqual([0, 0, 100]);
});

test('X-10 the sale of a DKbono keeps its customer and season, and costs no less than was paid', async () => {
  const on = await desk.shelf();
  const { sale } = await desk.converted(on);
  const edit = (quantity: number, change: object = {}) =>
    put(consultant, `/sales/${sale.id}`, { ...desk.body(on, quantity, change), version: sale.version });
  const other = await api.make.client(api.company.locality.id, api.company.consultant.id);
  expect(pathsOf(await edit(10, { customerId: other.id }))).toEqual(['customerId']);
  expect(pathsOf(await edit(9))).toEqual(['lines']);
  expect((await edit(11)).status).toBe(200);
  expect(await on.figures()).toEqual([0, 11, 89]);
});

test('T-03 of 50 who convert one DKbono at once one succeeds, and the ledger adds up', async () => {
  const on = await desk.shelf();
  const voucher = data(await consultant.post('/vouchers', desk.body(on)));
  const payments = [{ date: today, amount: voucher.total, method: '01' }];
  await put(consultant, `/vouchers/${voucher.id}/payments`, { payments, version: 1 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => consultant.post('/sales', desk.body(on, 10, { voucherId: voucher.id }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await on.figures()).toEqual([0, 10, 90]);
});

test('X-12 T-03 paid and converted at once: the money of the sale is the money of the DKbono', async () => {
  const on = await desk.shelf();
  const voucher = data(await consultant.post('/vouchers', desk.body(on)));
  const pay = (amount: string) =>
    put(consultant, `/vouchers/${voucher.id}/payments`, {
      payments: [{ date: today, amount, method: '01' }],
      version: 1,
    });
  const answers = await Promise.all([
    pay(voucher.total),
    pay('1.00'),
    consultant.post('/sales', desk.body(on, 10, { voucherId: voucher.id })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
});

test('T-03 X-10 a product that the sale left out comes back at the price of its DKbono, another at that of the list', async () => {
  const on = await desk.shelf();
  const [extra, listed] = [await api.make.product({ base_price: '100.00' }), await api.make.product()];
  for (const { id } of [extra, listed]) await api.make.inventory(on.season.id, id, api.company.distributor.id, 10);
  const { distributor, client } = api.company;
  const lines = [
    { productId: on.product.id, quantity: 10 },
    { productId: extra.id, quantity: 1 },
  ];
  const voucher = data(await consultant.post('/vouchers', { ...desk.body(on), lines }));
  await api.db.updateTable('products').set({ base_price: '999.00' }).where('id', '=', extra.id).execute();
  const payments = [{ date: today, amount: '39000.00', method: '01' }];
  await put(consultant, `/vouchers/${voucher.id}/payments`, { payments, version: 1 });
  await api.db.insertInto('simulator_params').values({ key: 'conversion.minPaidPct', value: '0.5' }).execute();
  const without = { customerId: client.id, seasonId: on.season.id, distributorId: distributor.id };
  const sale = data(
    await consultant.post('/sales', { ...without, voucherId: voucher.id, lines: [{ ...lines[0], quantity: 11 }] }),
  );
  await api.db.deleteFrom('simulator_params').execute();
  const edited = data(
    await put(consultant, `/sales/${sale.id}`, {
      ...without,
      version: sale.version,
      lines: [...lines, { productId: listed.id, quantity: 1 }],
    }),
  );
  expect(edited.lines.map(({ basePrice }) => basePrice)).toEqual(['3950.00', '100.00', '3950.00']);
  expect(data(await consultant.get(`/vouchers/${voucher.id}`)).status).toBe('CONVERTIDO');
});

test('T-03 X-13 a DKbono whose bags went to somebody else meanwhile cannot take them back, and the sale stays', async () => {
  const on = await desk.shelf(20);
  const other = await api.make.product({ base_price: '40000.00' });
  await api.make.inventory(on.season.id, other.id, api.company.distributor.id, 1);
  const { sale } = await desk.converted(on, 10);
  const lines = [{ productId: other.id, quantity: 1 }];
  expect((await put(consultant, `/sales/${sale.id}`, { ...desk.body(on), lines, version: sale.version })).status).toBe(
    200,
  );
  await desk.sold(on, 15);
  const refused = await desk.remove(consultant, sale.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'STOCK_INSUFICIENTE']);
  expect(refused.body.error).toBe(
    `El DKbono no puede volver a apartar sus bolsas. Solo quedan 5 bolsas disponibles de ${on.product.code}.`,
  );
  expect(await on.figures()).toEqual([0, 15, 5]);
});
