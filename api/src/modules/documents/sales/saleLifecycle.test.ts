import { readBagCounts } from '../../../testing/documents/bagCounts';
import { getErrorPaths, put } from '../../../testing/responses';
import type { ApiResponse, TestApi, TestClient } from '../../../testing/harness';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { readDocument, SaleFixtures } from '../../../testing/documents/saleFixtures';

let fixtures: SaleFixtures;
let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await SaleFixtures.start();
  ({ api, admin, consultant } = fixtures);
});
afterAll(() => api.close());

test('R-26 P-02 X-10 updates the stock by the difference, keeps the price and adds the changes to the history', async () => {
  const stock = await fixtures.createStock();
  const sale = await fixtures.createSale(stock);
  await api.db
    .updateTable('products')
    .set({ base_price: '1.00', enabled: false })
    .where('id', '=', stock.product.id)
    .execute();
  const after = readDocument(
    await put(consultant, `/sales/${sale.id}`, {
      ...fixtures.buildBody(stock, 12, { notes: 'Entregar lunes' }),
      version: 1,
    }),
  );
  expect(after).toMatchObject({ version: 2, lines: [{ quantity: 12, basePrice: '3950.00' }] });
  expect(await stock.readBags()).toEqual([0, 12, 88]);
  expect(after.history.at(-1)).toMatchObject({
    action: 'MODIFICADA',
    changes: expect.arrayContaining([
      { field: `${stock.product.code} · Bolsas`, before: '10', after: '12' },
      { field: 'Notas', before: null, after: 'Entregar lunes' },
    ]),
  });
  const stale = await put(admin, `/sales/${sale.id}`, { ...fixtures.buildBody(stock), version: 1 });
  expect([stale.status, stale.body.code, readDocument(stale).version]).toEqual([409, 'VERSION_OBSOLETA', 2]);
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
