import { randomUUID } from 'node:crypto';
import type { SimulatorCatalog } from '@surco/shared/contract';
import { countWrittenRows, type TestApi, type TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let farmer: TestClient;
let catalog: SimulatorCatalog;
beforeAll(async () => {
  ({ api, farmer } = await startApiWithUsers());
  catalog = (await farmer.get('/simulator/catalog')).body.data as SimulatorCatalog;
});
afterAll(() => api.close());

/** The first worked example of `shared/src/domain/silage`: a hundred dairy cows. */
const buildDairyRequest = (change: Record<string, unknown> = {}) => ({
  mode: 'AUTOCONSUMO',
  productId: api.company.product.id,
  productionTypeId: catalog.productionTypes.find(({ name }) => name === 'Leche')?.id,
  condition: 'RIEGO',
  silo: { type: 'BUNKER', width: 8, height: 2.5 },
  animals: 100,
  ...change,
});

test('X-21 returns products, production types and parameters, and 304 while they are unchanged', async () => {
  expect(catalog.products.map(({ id }) => id)).toContain(api.company.product.id);
  expect(catalog.productionTypes).toHaveLength(4);
  expect(catalog.parameters).toContainEqual({
    key: 'emergence',
    label: 'Emergencia',
    value: 0.92,
    unit: 'fracción',
    min: 0.5,
    max: 1,
  });
  const { headers } = await farmer.get('/simulator/catalog');
  const again = await farmer.get('/simulator/catalog', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, {}]);
  await api.db.insertInto('simulator_params').values({ key: 'ensiling', value: '230' }).execute();
  expect((await farmer.get('/simulator/catalog', { 'if-none-match': String(headers.etag) })).status).toBe(200);
  await api.db.deleteFrom('simulator_params').execute();
});

test('R-09 runs and stores example E1 for a farmer', async () => {
  const { status, body } = await farmer.post('/simulations', buildDairyRequest());
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({
      input: expect.objectContaining({ intakeKg: 25, days: 365, reserve: 0.1, loss: 0.15 }),
      result: expect.objectContaining({
        feed: 912.5,
        hectaresExact: 19.6814,
        hectares: 19.7,
        bags: 29,
        costTotal: 906_490,
        milkPerHa: 25_245,
        revenue: null,
      }),
    }),
  ]);
  expect((await farmer.get('/simulations')).body).toMatchObject({
    totalRecords: 1,
    data: [{ id: (body.data as { id: string }).id }],
  });
  expect((await (await api.signInAs(api.company.consultant)).get('/simulations')).body.totalRecords).toBe(0);
});

test('R-17 X-21 lists the simulations of a customer to users who see the customer', async () => {
  const consultant = await api.signInAs(api.company.consultant);
  const { id: clientId } = api.company.customer;
  const { body } = await consultant.post('/simulations', buildDairyRequest({ clientId }));
  const listSimulations = async (visitor: TestClient) => (await visitor.get(`/simulations?clientId=${clientId}`)).body;
  expect(await listSimulations(consultant)).toMatchObject({ data: [{ id: (body.data as { id: string }).id }] });
  expect(await listSimulations(await api.signInAs(api.company.users.Supervisor))).toMatchObject({ totalRecords: 1 });
  expect(await listSimulations(await api.signInAs(api.company.colleague))).toMatchObject({ totalRecords: 0 });
  expect(await listSimulations(farmer)).toMatchObject({ totalRecords: 0 });
});

test.each<[string, Record<string, unknown>, string]>([
  ['half a cow', { animals: 1.5 }, 'animals'],
  ['too many cows', { animals: 50_001 }, 'animals'],
  ['a discount above the product’s', { discount: 0.11 }, 'discount'],
  ['a loss above its maximum', { loss: 0.41 }, 'loss'],
  ['a silo without width', { silo: { type: 'BUNKER', width: 0, height: 2 } }, 'silo.width'],
  ['an unknown type of silo', { silo: { type: 'HOYO', width: 8, height: 2 } }, 'silo.type'],
  ['an unknown mode', { mode: 'OTRO' }, 'mode'],
  ['an unknown field', { total: 1 }, 'total'],
  ['an unknown product', { productId: randomUUID() }, 'productId'],
  ['an unknown production type', { productionTypeId: randomUUID() }, 'productionTypeId'],
  ['a customer attached by a farmer', { clientId: randomUUID() }, 'clientId'],
  ['days as text', { days: '365' }, 'days'],
])('X-21 POST /simulations rejects %s', async (_name, change, path) => {
  const before = await countWrittenRows(api.db);
  const { status, body } = await farmer.post('/simulations', buildDairyRequest(change));
  expect([status, body.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
  expect(await countWrittenRows(api.db)).toEqual(before);
});

test('X-21 lets a consultant attach a simulation to their own customers only', async () => {
  const consultant = await api.signInAs(api.company.consultant);
  expect((await consultant.post('/simulations', buildDairyRequest({ clientId: api.company.customer.id }))).status).toBe(
    201,
  );
  expect(
    (await consultant.post('/simulations', buildDairyRequest({ clientId: api.company.otherCustomer.id }))).status,
  ).toBe(400);
});
