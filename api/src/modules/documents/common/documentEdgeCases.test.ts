import { notifyExpiringVouchers } from '../vouchers/notifyExpiringVouchers';
import { expireVouchers } from '../vouchers/expireVouchers';
import { getErrorPaths, put } from '../../../testing/responses';
import { today, type TestApi, type TestClient } from '../../../testing/harness';
import { readDocument, SaleFixtures } from '../../../testing/documents/saleFixtures';
import { makeVoucher } from '../../../testing/documents/makeVoucher';

let fixtures: SaleFixtures;
let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await SaleFixtures.start();
  ({ api, admin, consultant } = fixtures);
});
afterAll(() => api.close());

type ProductStock = Awaited<ReturnType<SaleFixtures['createStock']>>;

const createVoucher = async (stock: ProductStock, change: object = {}) =>
  readDocument(await consultant.post('/vouchers', fixtures.buildBody(stock, 10, change)));

const setExpiryDate = (id: string, day: string) =>
  api.db.updateTable('vouchers').set({ expires_at: day }).where('id', '=', id).execute();

const buildTransferPayment = (amount: string, reference: string, id?: string) => ({
  ...(id ? { id } : {}),
  date: today,
  amount,
  method: '03',
  reference,
});

/** Creates another season with stock of the same product. */
async function createOtherSeason(stock: ProductStock) {
  const season = await api.make.season();
  await api.make.inventory(season.id, stock.product.id, api.company.distributor.id, 100);
  return season;
}

const prepareEdit =
  (stock: ProductStock) =>
  ({ id, version }: { id: string; version: number }, change: object) =>
    put(consultant, `/sales/${id}`, { ...fixtures.buildBody(stock, 10, change), version });

test('X-10 rejects another distributor or DKbono for a sale, and another season for a converted one', async () => {
  const stock = await fixtures.createStock();
  const [direct, { voucher, sale }] = [await fixtures.createSale(stock), await fixtures.createConvertedSale(stock)];
  const otherDistributor = await api.make.distributor();
  const edit = prepareEdit(stock);
  expect(getErrorPaths(await edit(direct, { distributorId: otherDistributor.id }))).toEqual(['distributorId']);
  expect(getErrorPaths(await edit(direct, { voucherId: voucher.id }))).toEqual(['voucherId']);
  expect(getErrorPaths(await edit(sale, { seasonId: (await createOtherSeason(stock)).id }))).toEqual(['seasonId']);
  const same = { distributorId: api.company.distributor.id, voucherId: voucher.id };
  expect((await edit(sale, same)).body.data).toMatchObject({ version: sale.version + 1, total: voucher.total });
});

test('X-10 T-02 an edit without a date keeps it, and one moves it only within the season', async () => {
  const stock = await fixtures.createStock();
  const sold = readDocument(await consultant.post('/sales', fixtures.buildBody(stock, 10, { date: '2026-11-15' })));
  const edit = prepareEdit(stock);
  const edited = await edit(sold, { notes: 'Lunes' });
  expect(edited.body.data).toMatchObject({ date: '2026-11-15' });
  const current = readDocument(edited);
  expect(getErrorPaths(await edit(current, { date: '2025-12-31' }))).toEqual(['date']);
  expect((await edit(current, { date: '2026-01-01' })).body.data).toMatchObject({ date: '2026-01-01' });
});

test('X-10 accepts an edit of a DKbono to a total equal to the paid amount, and rejects another distributor', async () => {
  const stock = await fixtures.createStock();
  const { id, version, total } = await createVoucher(stock);
  await put(consultant, `/vouchers/${id}/payments`, { payments: [buildTransferPayment(total, 'SPEI-1')], version });
  const edit = (change: object) =>
    put(consultant, `/vouchers/${id}`, { ...fixtures.buildBody(stock, 10, change), version: 2 });
  const otherDistributor = await api.make.distributor();
  expect(getErrorPaths(await edit({ distributorId: otherDistributor.id }))).toEqual(['distributorId']);
  expect((await edit({ notes: 'Igual' })).body.data).toMatchObject({ status: 'LIQUIDADO', total });
});

test('expires a DKbono after its last day and releases its bags once', async () => {
  const stock = await fixtures.createStock();
  const { id } = await createVoucher(stock);
  await setExpiryDate(id, today);
  expect(await expireVouchers(api.db, today)).toEqual([]);
  await setExpiryDate(id, '2026-11-19');
  expect(await expireVouchers(api.db, today)).toEqual([id]);
  expect(await stock.readBags()).toEqual([0, 0, 100]);
  const { body } = await consultant.post(`/vouchers/${id}/cancel`, { reason: 'Ya no la quiere' });
  expect(body.data).toMatchObject({ status: 'CANCELADO' });
  expect(await stock.readBags()).toEqual([0, 0, 100]);
});

test('P-07 X-12 lets an administrator change a reference, and notifies about full payment once', async () => {
  const stock = await fixtures.createStock();
  const { id, version, total } = await createVoucher(stock);
  const send = (by: TestClient, payment: object, at: number) =>
    put(by, `/vouchers/${id}/payments`, { payments: [payment], version: at });
  const { body } = await send(consultant, buildTransferPayment(total, 'SPEI-1'), version);
  const [{ id: paymentId = '' } = {}] = (body.data as { payments: { id: string }[] }).payments;
  expect((await send(consultant, buildTransferPayment(total, 'SPEI-2', paymentId), 2)).status).toBe(403);
  const changed = readDocument(await send(admin, buildTransferPayment(total, 'SPEI-2', paymentId), 2));
  expect(changed.history.map(({ action }) => action)).toEqual(['CREADA', 'ABONO', 'MODIFICADA']);
  const notifications = await api.db
    .selectFrom('notifications')
    .select('user_id')
    .where('type', '=', 'voucher.paid')
    .where('link', 'like', `%${id}`)
    .execute();
  expect(notifications.map(({ user_id }) => user_id)).toEqual([api.company.users.Supervisor.id]);
});

test('X-08 does not list a cancelled DKbono as expiring soon', async () => {
  const stock = await fixtures.createStock();
  const [waiting, cancelled] = [await createVoucher(stock), await createVoucher(stock)];
  for (const { id } of [waiting, cancelled]) await setExpiryDate(id, '2026-11-27');
  await consultant.post(`/vouchers/${cancelled.id}/cancel`, { reason: 'Ya no la quiere' });
  const { body } = await consultant.get(`/vouchers?expiresIn=7&seasonId=${stock.season.id}`);
  expect(body).toMatchObject({ totalRecords: 1, data: [{ id: waiting.id }] });
});

test('X-10 R-27 adds changed discount, hectares and lot of a line to the history', async () => {
  const stock = await fixtures.createStock();
  const { id, version } = await fixtures.createSale(stock);
  const lines = [{ productId: stock.product.id, quantity: 10, discount: 0, hectares: 5, lot: 'L-7' }];
  const after = readDocument(
    await put(consultant, `/sales/${id}`, { ...fixtures.buildBody(stock, 10, { lines }), version }),
  );
  const formatField = (field: string) => `${stock.product.code} · ${field}`;
  expect(after.history.at(-1)?.changes).toEqual(
    expect.arrayContaining([
      { field: formatField('Descuento'), before: '5 %', after: '0 %' },
      { field: formatField('Hectáreas'), before: expect.any(String), after: '5.0 ha' },
      { field: formatField('Lote'), before: null, after: 'L-7' },
    ]),
  );
});

test.each([
  ['2026-11-20', 'hoy'],
  ['2026-11-21', 'mañana'],
  ['2026-11-27', 'en 7 días'],
])('notifies that a DKbono with the last day %s expires %s', async (day, text) => {
  const { id } = await createVoucher(await fixtures.createStock());
  await setExpiryDate(id, day);
  await notifyExpiringVouchers(api.db, today);
  const { body } = await api.db
    .selectFrom('notifications')
    .select('body')
    .where('type', '=', 'voucher.expiring')
    .where('link', 'like', `%${id}`)
    .executeTakeFirstOrThrow();
  expect(body).toContain(text);
});

/** A DKbono that the consultant sold to a customer, with 749.50 left to pay. */
async function sellVoucher() {
  const customer = await api.make.customer(api.company.locality.id, api.company.consultant.id);
  const voucher = await makeVoucher(api, { customerId: customer.id, total: '1000.00', paid: '250.50' });
  return { customer, path: `/vouchers/${voucher.id}` };
}

test('X-09 R-17 returns the locality and the balance of the customer with a DKbono, the balance as their profile has it', async () => {
  const { customer, path } = await sellVoucher();
  const { body } = await admin.get(path);
  expect(body.data).toMatchObject({ customerAccount: { locality: api.company.locality.name, balance: '749.50' } });
  const profile = await admin.get(`/clients/${customer.id}`);
  expect(profile.body.data).toMatchObject({ summary: { sales: 0, vouchers: 1, balance: '749.50' } });
});

test('P-07 returns no balance of a customer whom another consultant serves now', async () => {
  const { customer, path } = await sellVoucher();
  await api.db
    .updateTable('customers')
    .set({ consultant_id: api.company.colleague.id })
    .where('id', '=', customer.id)
    .execute();
  const { status, body } = await consultant.get(path);
  expect([status, body.data]).toEqual([200, expect.objectContaining({ customerAccount: null })]);
});
