import type { Season } from '@surco/shared/contract';
import { findCurrentSeason } from '@surco/shared/domain';
import { withTransaction } from '../../core/db/transaction';
import { getErrorPaths } from '../../testing/responses';
import { type ApiResponse, today, type TestApi, type TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { applyStockChange } from './applyStockChange';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const readData = <T>({ body }: ApiResponse) => body.data as T;

interface Inventory {
  id: string;
  version: number;
  available: number;
  movements: { event: string; available: number; reason: string | null; sale: { folio: string } | null }[];
}
const buildInventoryBody = async (change: object = {}) => ({
  seasonId: api.company.season.id,
  productId: (await api.make.product()).id,
  distributorId: api.company.distributor.id,
  initial: 40,
  ...change,
});
const createInventory = async (change: object = {}) =>
  readData<Inventory>(await admin.post('/inventories', await buildInventoryBody(change)));

test('R-34 sorts the inventories of a product by season, the latest first, and by distributor', async () => {
  const { season, distributor, zone } = api.company;
  const { id: productId } = await api.make.product();
  const [laterSeason, otherDistributor] = await Promise.all([
    api.make.season({ start_date: '2098-01-01', end_date: '2098-06-01' }),
    api.make.distributor({ name: '0 Primero' }, [zone.id]),
  ]);
  const stocks = [
    [season.id, distributor.id],
    [laterSeason.id, distributor.id],
    [season.id, otherDistributor.id],
    [laterSeason.id, otherDistributor.id],
  ] as const;
  for (const [seasonId, distributorId] of stocks) await createInventory({ productId, seasonId, distributorId });
  const listStocks = async (sort: string) =>
    readData<{ seasonId: string; distributorId: string }[]>(
      await admin.get(`/inventories?productId=${productId}&sort=${sort}`),
    ).map((inventory) => [inventory.seasonId, inventory.distributorId]);
  const expected = [stocks[3], stocks[1], stocks[2], stocks[0]];
  expect(await listStocks('code')).toEqual(expected);
  expect(await listStocks('-code')).toEqual(expected.toReversed());
});
const adjust = (id: string, body: object, by = admin) => by.send('PUT', `/inventories/${id}`, body);

test('P-03 registers and adjusts bags, each with a stock movement', async () => {
  const created = await coordinator.post('/inventories', await buildInventoryBody());
  expect(created.status).toBe(201);
  expect(created.body.data).toMatchObject({ initial: 40, adjustments: 0, committed: 0, sold: 0, available: 40 });
  const { id } = readData<Inventory>(created);
  const adjusted = await adjust(id, { adjustment: -5, reason: 'Bolsas rotas', version: 1 }, coordinator);
  expect(adjusted.body.data).toMatchObject({ adjustments: -5, available: 35, version: 2 });
  expect(readData<Inventory>(await consultant.get(`/inventories/${id}`)).movements).toMatchObject([
    { event: 'REGISTER', initial: 40, available: 40, reason: null },
    {
      event: 'ADJUST',
      adjustment: -5,
      available: 35,
      reason: 'Bolsas rotas',
      by: { id: api.company.users.Coordinator.id },
    },
  ]);
});

test('R-34 rejects an adjustment below zero and names the available bags', async () => {
  const { id } = await createInventory({ initial: 3 });
  const response = await adjust(id, { adjustment: -4, reason: 'Conteo', version: 1 });
  expect([response.status, response.body.code, getErrorPaths(response)]).toEqual([
    409,
    'STOCK_INSUFICIENTE',
    ['adjustment'],
  ]);
  expect(response.body.error).toContain('3 bolsas');
  const both = await Promise.all([1, 2].map(() => adjust(id, { adjustment: -2, reason: 'Conteo', version: 1 })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('P-03 registers many rows or none, with each error at its row', async () => {
  const [first, second] = [await buildInventoryBody(), await buildInventoryBody()];
  const invalid = await admin.post('/inventories', {
    rows: [first, { ...second, distributorId: '00000000-0000-4000-8000-000000000000' }, first],
  });
  expect([invalid.status, getErrorPaths(invalid)]).toEqual([400, ['rows.1.distributorId', 'rows.2.productId']]);
  const count = async () => (await admin.get(`/inventories?productId=${first.productId}`)).body.totalRecords;
  expect(await count()).toBe(0);
  const all = await admin.post('/inventories', { rows: [first, second] });
  expect([all.status, readData<Inventory[]>(all).length]).toEqual([201, 2]);
  const again = await admin.post('/inventories', { rows: [await buildInventoryBody(), first] });
  expect([again.status, again.body.code, getErrorPaths(again)]).toEqual([409, 'DUPLICADO', ['rows.1.productId']]);
  expect(await count()).toBe(1);
});

test('R-34 creates one of two concurrent inventories of the same product and rejects the other with 409', async () => {
  const body = await buildInventoryBody();
  const responses = await Promise.all([admin.post('/inventories', body), coordinator.post('/inventories', body)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('R-34 adds up the filtered inventories; low stock is under a tenth', async () => {
  const { id: seasonId } = await api.make.season();
  const full = await createInventory({ seasonId });
  const scarce = await createInventory({ seasonId, initial: 100 });
  await adjust(scarce.id, { adjustment: -1, reason: 'Conteo', version: 1 });
  await api.db.updateTable('inventories').set({ sold: 95 }).where('id', '=', scarce.id).execute();
  expect((await consultant.get(`/inventories/totals?seasonId=${seasonId}`)).body.data).toEqual({
    count: 2,
    initial: 140,
    adjustments: -1,
    committed: 0,
    sold: 95,
    available: 44,
  });
  const listIds = async (query: string) =>
    readData<Inventory[]>(await admin.get(`/inventories?seasonId=${seasonId}&${query}`)).map(({ id }) => id);
  expect([await listIds('low=true'), await listIds('low=false')]).toEqual([[scarce.id], [full.id]]);
});

test('P-07 returns the sale of a stock movement only within the scope', async () => {
  const { customer, product, season, distributor, inventory } = api.company;
  const sold = await consultant.post('/sales', {
    customerId: customer.id,
    seasonId: season.id,
    distributorId: distributor.id,
    lines: [{ productId: product.id, quantity: 1 }],
  });
  expect(sold.status).toBe(201);
  const readMovement = async (by: TestClient) =>
    readData<Inventory>(await by.get(`/inventories/${inventory.id}`)).movements.find(
      ({ event }) => event === 'DIRECT_SALE',
    );
  expect((await readMovement(consultant))?.sale?.folio).toMatch(/^V-/);
  expect(await readMovement(await api.signInAs(api.company.colleague))).toMatchObject({ sale: null });
});

test('R-34 lists and totals the inventory of the current season without its id', async () => {
  const own = await startApiWithUsers();
  const { season, product, secondProduct, distributor } = own.api.company;
  const other = await own.api.make.season({ start_date: '2020-01-01', end_date: '2020-06-01', is_open: false });
  await own.api.make.inventory(other.id, product.id, distributor.id, 7);
  const list = async (query: string) =>
    readData<{ seasonId: string; productId: string }[]>(await own.admin.get(`/inventories?sort=code&${query}`));
  const current = await list('seasonId=current');
  expect(new Set(current.map(({ productId }) => productId))).toEqual(new Set([product.id, secondProduct.id]));
  expect(current).toHaveLength(2);
  expect(new Set(current.map(({ seasonId }) => seasonId))).toEqual(new Set([season.id]));
  expect(readData(await own.admin.get('/inventories/totals?seasonId=current'))).toMatchObject({
    count: 2,
    initial: 150,
  });
  // Of two that begin on one day the page takes the same one, by the list of seasons, whichever was changed last.
  const twin = await own.api.make.season({ start_date: season.start_date, end_date: season.end_date });
  await own.api.make.inventory(twin.id, product.id, distributor.id, 7);
  for (const { id } of [season, twin]) {
    await own.api.db.updateTable('seasons').set({ is_voucher_open: true }).where('id', '=', id).execute();
    const seasons = readData<Season[]>(await own.admin.get('/seasons?page=1&size=all'));
    const [{ seasonId } = { seasonId: 'none' }] = await list('seasonId=current');
    expect(seasonId).toBe(findCurrentSeason(seasons, today)?.id);
  }
  await own.api.db.updateTable('seasons').set({ is_open: false, is_voucher_open: false }).execute();
  expect(await list('seasonId=current')).toHaveLength(4);
  expect((await own.admin.get('/inventories?seasonId=latest')).status).toBe(400);
  await own.api.close();
});

test('R-37 orders stock movements so that the available bags are never negative', async () => {
  const { season, distributor, customer } = api.company;
  const product = await api.make.product();
  const stockKey = { seasonId: season.id, distributorId: distributor.id };
  const { id } = await createInventory({ productId: product.id, initial: 1 });
  const readStock = async () => readData<Inventory>(await admin.get(`/inventories/${id}`));
  const lines = [{ productId: product.id, quantity: 1 }];
  const { body } = await consultant.post('/sales', { customerId: customer.id, seasonId: season.id, lines });
  const sale = body.data as { id: string };
  await withTransaction(api.db, async (tx) => {
    // BEGIN has fixed now() of this transaction, so now() would date its movement before the adjustment.
    const { version } = await readStock();
    await adjust(id, { adjustment: 5, reason: 'Llegó un camión', version });
    const stockChange = { ...stockKey, productId: product.id, code: product.code, voucher: 0, sale: 3 };
    await applyStockChange(tx, 'DIRECT_SALE', [stockChange], { saleId: sale.id, userId: null });
  });
  expect((await readStock()).movements.map(({ event, available }) => [event, available])).toEqual([
    ['REGISTER', 1],
    ['DIRECT_SALE', 0],
    ['ADJUST', 5],
    ['DIRECT_SALE', 2],
  ]);
});
