import type { EnabledProduct, PriceList, ProductDetail, ProductPrice } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { startApiWithUsers, type ApiWithUsers } from '../../../testing/startApiWithUsers';
import { getErrorPaths, readRecords } from '../../../testing/responses';
import { today } from '../../../testing/harness';
import { readSheets } from '../../../testing/workbooks/readSheets';

let users: ApiWithUsers;
beforeAll(async () => {
  users = await startApiWithUsers();
});
afterAll(() => users.api.close());

/** A product of its own, and a zone and a season without prices. */
async function start() {
  const { api, admin } = users;
  const product = await api.make.product({ base_price: '4000.00' });
  const [zone, season] = [await api.make.zone(), await api.make.season()];
  const change = (list: object, price: string | null, currentPrice = '4000.00', validFrom = today) =>
    admin.post('/prices', { validFrom, ...list, changes: [{ productId: product.id, price, currentPrice }] });
  const read = async (query: string): Promise<ProductPrice | undefined> =>
    ((await admin.get(`/prices?${query}`)).body.data as ProductPrice[]).find(
      ({ productId }) => productId === product.id,
    );
  return { product, zone, season, change, read };
}
const general = { seasonId: null, zoneId: null };

test('P-04 a list has its own prices, and the general price beside them', async () => {
  const { product, zone, change, read } = await start();
  expect((await change({ zoneId: zone.id }, '3900')).status).toBe(200);
  const list = { seasonId: null, zoneId: zone.id };
  expect(await read(`zoneId=${zone.id}`)).toMatchObject({
    price: '3900.00',
    since: today,
    generalPrice: '4000.00',
    list,
  });
  expect(await read('')).toMatchObject({ price: '4000.00', generalPrice: '4000.00', list: general });
  const { body } = await users.admin.get(`/products/${product.id}`);
  const detail = body.data as ProductDetail;
  expect(detail).toMatchObject({ basePrice: '4000.00', version: 1, prices: [] });
  expect(detail.listPrices).toMatchObject([{ season: null, zone: { name: zone.name }, price: '3900.00' }]);
  const audit = readRecords(await users.admin.get(`/audit?entity=product&entityId=${product.id}`));
  const listPrice = { list: expect.stringContaining(zone.name), price: '3900.00' };
  expect(audit).toMatchObject([{ before: { listPrice: null }, after: { listPrice } }]);
});

test('P-04 a product that is not in a list has the price of the next one', async () => {
  const { zone, season, change, read } = await start();
  const both = `zoneId=${zone.id}&seasonId=${season.id}`;
  await change({ seasonId: season.id }, '3800');
  expect(await read(both)).toMatchObject({ price: '3800.00', list: { seasonId: season.id, zoneId: null } });
  await change({ zoneId: zone.id }, '3900');
  expect(await read(both)).toMatchObject({ price: '3900.00', list: { seasonId: null, zoneId: zone.id } });
  expect((await change({ seasonId: season.id, zoneId: zone.id }, '3700', '3900.00')).status).toBe(200);
  expect(await read(both)).toMatchObject({
    price: '3700.00',
    fallbackPrice: '3900.00',
    list: { seasonId: season.id, zoneId: zone.id },
  });
  expect((await change({ seasonId: season.id, zoneId: zone.id }, null, '3700.00')).status).toBe(200);
  expect(await read(both)).toMatchObject({ price: '3900.00', list: { seasonId: null, zoneId: zone.id } });
});

test('P-04 a list price equal to the general one stays when that one changes', async () => {
  const { zone, change, read } = await start();
  await change({ zoneId: zone.id }, '4000');
  await change({}, '4500');
  expect(await read(`zoneId=${zone.id}`)).toMatchObject({ price: '4000.00', generalPrice: '4500.00' });
});

test('P-04 prices of a list can be planned, also that a product leaves it, and cancelled', async () => {
  const { product, zone, change, read } = await start();
  const [first, last] = [addDays(today, 3), addDays(today, 9)];
  await change({ zoneId: zone.id }, '3900', '4000.00', first);
  await change({ zoneId: zone.id }, null, '4000.00', last);
  await change({}, '4100', '4000.00', first);
  const query = `zoneId=${zone.id}`;
  expect(await read(query)).toMatchObject({
    price: '4000.00',
    list: general,
    planned: [
      { price: '3900.00', validFrom: first },
      { price: '4100.00', validFrom: last, leavesList: true },
    ],
  });
  const response = await users.admin.send('DELETE', `/prices/${product.id}/planned?${query}`);
  expect(response.status).toBe(200);
  expect(await read(query)).toMatchObject({ planned: [] });
  expect(await read('')).toMatchObject({ planned: [{ price: '4100.00', validFrom: first }] });
});

test('P-04 X-20 staff get list prices with the products, present and planned ones; a farmer gets none', async () => {
  const { product, zone, change } = await start();
  await change({ zoneId: zone.id }, '3900');
  await change({ zoneId: zone.id }, '3850', '3900.00');
  await change({ zoneId: zone.id }, '3800', '3850.00', addDays(today, 2));
  const find = async (by: ApiWithUsers['farmer']): Promise<EnabledProduct | undefined> =>
    ((await by.get('/products/enabled')).body.data as EnabledProduct[]).find(({ id }) => id === product.id);
  const list = { seasonId: null, zoneId: zone.id };
  expect((await find(users.consultant))?.listPrices).toEqual([
    { ...list, price: '3850.00', validFrom: today },
    { ...list, price: '3800.00', validFrom: addDays(today, 2) },
  ]);
  expect(await find(users.farmer)).toMatchObject({ basePrice: '4000.00' });
  expect(await find(users.farmer)).not.toHaveProperty('listPrices');
});

test('P-04 lists the lists with prices and their products', async () => {
  const { zone, season, change } = await start();
  await change({ zoneId: zone.id }, '3900');
  await change({ seasonId: season.id }, '3900', '4000.00', addDays(today, 5));
  await change({ seasonId: season.id, zoneId: zone.id }, '3900', '3900.00');
  await change({ seasonId: season.id, zoneId: zone.id }, null, '3900.00');
  const lists = (await users.admin.get('/prices/lists')).body.data as PriceList[];
  const own = lists.filter((list) => list.zone?.id === zone.id || list.season?.id === season.id);
  expect(own).toEqual([
    { season: null, zone: { id: zone.id, name: zone.name }, products: 1 },
    { season: { id: season.id, name: season.name }, zone: null, products: 1 },
  ]);
});

const unknownId = '00000000-0000-4000-8000-000000000000';
test.each<[string, object, string | null, string, number, string]>([
  ['a product cannot leave the general list', {}, null, '4000.00', 400, 'changes.0.price'],
  ['an unknown zone', { zoneId: unknownId }, '3900', '4000.00', 400, 'zoneId'],
  ['an unknown season', { seasonId: unknownId }, '3900', '4000.00', 400, 'seasonId'],
  ['a price that changed meanwhile', {}, '3900', '4100.00', 409, 'changes.0.price'],
])('P-04 rejects %s', async (_rule, list, price, currentPrice, status, path) => {
  const { change } = await start();
  const response = await change(list, price, currentPrice);
  expect([response.status, getErrorPaths(response)]).toEqual([status, [path]]);
});

test('P-04 a zone with prices cannot be deleted', async () => {
  const { zone, change } = await start();
  await change({ zoneId: zone.id }, '3900');
  const { status, body } = await users.admin.send('DELETE', `/zones/${zone.id}`);
  expect([status, body.error]).toEqual([409, expect.stringContaining('1 precio de lista')]);
});

test('P-04 the workbook of a list has its current prices', async () => {
  const { product, zone, change } = await start();
  await change({ zoneId: zone.id }, '3900');
  const { rawBody } = await users.admin.get(`/prices/file-template?zoneId=${zone.id}`);
  const [sheet] = readSheets(rawBody);
  expect(sheet?.data).toContainEqual([product.code, product.name, 3900, null]);
});
