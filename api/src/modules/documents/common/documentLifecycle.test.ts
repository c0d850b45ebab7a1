import { notifyExpiringVouchers } from '../vouchers/notifyExpiringVouchers';
import { expireVouchers } from '../vouchers/expireVouchers';
import { readBagCounts } from '../../../testing/documents/bagCounts';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { getErrorPaths, put, readRecord } from '../../../testing/responses';
import { today, type ApiResponse, type TestApi, type TestClient } from '../../../testing/harness';
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

test('R-26 R-27 P-02 X-10 updates the stock by the difference, keeps the price and adds the changes to the history', async () => {
  const stock = await fixtures.createStock();
  const sale = await fixtures.createSale(stock);
  const change = { base_price: '1.00', enabled: false };
  await api.db.updateTable('products').set(change).where('id', '=', stock.product.id).execute();
  const lines = [{ productId: stock.product.id, quantity: 12, discount: 0, hectares: 5, lot: 'L-7' }];
  const edit = { ...fixtures.buildBody(stock, 12, { notes: 'Entregar lunes', lines }), version: 1 };
  const after = readDocument(await put(consultant, `/sales/${sale.id}`, edit));
  expect(after).toMatchObject({ version: 2, lines: [{ quantity: 12, basePrice: '3950.00' }] });
  expect(await stock.readBags()).toEqual([0, 12, 88]);
  const formatField = (field: string) => `${stock.product.code} · ${field}`;
  expect(after.history.at(-1)).toMatchObject({
    action: 'MODIFICADA',
    changes: expect.arrayContaining([
      { field: formatField('Bolsas'), before: '10', after: '12' },
      { field: formatField('Descuento'), before: '5 %', after: '0 %' },
      { field: formatField('Hectáreas'), before: expect.any(String), after: '5.0 ha' },
      { field: formatField('Lote'), before: null, after: 'L-7' },
      { field: 'Notas', before: null, after: 'Entregar lunes' },
    ]),
  });
});

test('R-26 X-10 rejects an edit beyond the available bags plus those of the sale itself', async () => {
  const stock = await fixtures.createStock(10);
  const sale = await fixtures.createSale(stock, 9);
  const more = await put(consultant, `/sales/${sale.id}`, { ...fixtures.buildBody(stock, 11), version: 1 });
  expect([more.status, more.body.code, getErrorPaths(more)]).toEqual([409, 'STOCK_INSUFICIENTE', ['lines.0.quantity']]);
  expect(more.body.error).toBe(`Solo quedan 10 bolsas disponibles de ${stock.product.code}.`);
  expect((await put(consultant, `/sales/${sale.id}`, { ...fixtures.buildBody(stock, 10), version: 1 })).status).toBe(
    200,
  );
  expect(await stock.readBags()).toEqual([0, 10, 0]);
});

test('X-10 moves the bags of a sale to its new season', async () => {
  const [from, to] = [await fixtures.createStock(), await fixtures.createStock()];
  await api.make.inventory(to.season.id, from.product.id, api.company.distributor.id, 10);
  const sale = await fixtures.createSale(from);
  const edit = { ...fixtures.buildBody(from), seasonId: to.season.id, version: 1 };
  expect((await put(consultant, `/sales/${sale.id}`, edit)).status).toBe(200);
  expect(await from.readBags()).toEqual([0, 0, 100]);
  expect(await readBagCounts(api.db, to.season.id, from.product.id)).toEqual([0, 10, 0]);
});

test('T-02 P-02 lets a consultant edit and delete while the season is open, an administrator until delivery', async () => {
  const stock = await fixtures.createStock();
  const sale = await fixtures.createSale(stock);
  await fixtures.updateSeason(stock, { is_open: false });
  const edit = { ...fixtures.buildBody(stock, 11), version: 1 };
  for (const response of [
    await put(consultant, `/sales/${sale.id}`, edit),
    await fixtures.deleteSale(consultant, sale.id),
  ])
    expect([response.status, response.body.code]).toEqual([409, 'TEMPORADA_CERRADA']);
  expect((await put(admin, `/sales/${sale.id}`, edit)).status).toBe(200);
  expect(readDocument(await admin.post(`/sales/${sale.id}/deliver`)).status).toBe('ENTREGADA');
  for (const response of [
    await put(admin, `/sales/${sale.id}`, { ...edit, version: 3 }),
    await fixtures.deleteSale(admin, sale.id),
    await admin.post(`/sales/${sale.id}/deliver`),
  ])
    expect([response.status, response.body.code]).toEqual([409, 'TRANSICION_INVALIDA']);
});

test('X-38 a delivery that is sent twice is recorded once, and one of a sale that somebody else delivered meanwhile says so', async () => {
  const sale = await fixtures.createSale(await fixtures.createStock());
  const key = { 'idempotency-key': api.make.uuid() };
  const deliver = (by: TestClient, deliveredTo: string, headers = {}) =>
    by.post(`/sales/${sale.id}/deliver`, { deliveredTo, version: 1 }, headers);
  for (const _ of [1, 2]) expect((await deliver(consultant, 'Eva', key)).status).toBe(200);
  const late = await deliver(admin, 'Otra persona');
  expect([late.status, late.body.error]).toEqual([
    409,
    'Esta venta ya está marcada como entregada. En su página se ve quién y cuándo la entregó.',
  ]);
  const { deliveredTo, history } = readRecord(await admin.get(`/sales/${sale.id}`));
  expect([deliveredTo, (history as { action: string }[]).filter(({ action }) => action === 'ENTREGADA')]).toEqual([
    'Eva',
    [expect.anything()],
  ]);
});

test('X-13 returns 404 for a deleted sale, returns its bags and writes an audit entry with the sale', async () => {
  const stock = await fixtures.createStock();
  const { id } = await fixtures.createSale(stock);
  expect((await fixtures.deleteSale(consultant, id, '?version=9')).body.code).toBe('VERSION_OBSOLETA');
  const deleted = await fixtures.deleteSale(consultant, id);
  expect([deleted.status, deleted.body.data]).toEqual([200, { id }]);
  expect((await admin.get(`/sales/${id}`)).status).toBe(404);
  expect((await fixtures.deleteSale(consultant, id)).status).toBe(404);
  expect(await stock.readBags()).toEqual([0, 0, 100]);
  const auditEntries = await api.db
    .selectFrom('audit_log')
    .select('before')
    .where('entity_id', '=', id)
    .where('action', '=', 'DELETE')
    .execute();
  expect(auditEntries).toMatchObject([{ before: { id } }]);
});

test('T-02 rejects an edit when the season closes at the same time', async () => {
  const stock = await fixtures.createStock();
  const { id } = await fixtures.createSale(stock);
  let response: Promise<ApiResponse> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('seasons').set({ is_open: false }).where('id', '=', stock.season.id).execute();
    response = put(consultant, `/sales/${id}`, { ...fixtures.buildBody(stock, 11), version: 1 });
    await waitForBlockedTransactions(api.db, 1);
  });
  expect((await response)?.body.code).toBe('TEMPORADA_CERRADA');
  expect(await stock.readBags()).toEqual([0, 10, 90]);
});
