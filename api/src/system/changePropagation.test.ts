import type { SimulatorCatalog } from '@surco/shared/contract';
import { readRecord, put, readRecords, type ResponseRecord } from '../testing/responses';
import type { ApiResponse, TestApi, TestClient } from '../testing/harness';
import { startApiWithUsers } from '../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let consultant: TestClient;
let farmer: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant, farmer } = await startApiWithUsers());
});
afterAll(() => api.close());

const getIds = (response: ApiResponse): string[] => readRecords(response).map(({ id }) => id);
const readCatalog = async () => (await farmer.get('/simulator/catalog')).body.data as SimulatorCatalog;

/** Converts a record to the body of its form, which sends all fields. */
const toRequestBody = ({
  id: _id,
  createdAt: _c,
  updatedAt: _u,
  prices: _p,
  listPrices: _l,
  ...fields
}: ResponseRecord) => fields;

const buildSaleBody = (productId: string, seasonId: string) => ({
  customerId: api.company.customer.id,
  seasonId,
  lines: [{ productId, quantity: 1 }],
});

test('X-20 P-04 disabling a product removes it from sales and simulator at once; enabling it restores it', async () => {
  const { make, company } = api;
  const { id } = await make.product();
  await make.inventory(company.season.id, id, company.distributor.id, 10);
  const setEnabled = async (enabled: boolean): Promise<void> => {
    const current = readRecord(await admin.get(`/products/${id}`));
    expect((await put(admin, `/products/${id}`, { ...toRequestBody(current), enabled })).status).toBe(200);
  };
  const tryOffer = async (): Promise<readonly [boolean, boolean, number]> => [
    getIds(await consultant.get('/products/enabled')).includes(id),
    (await readCatalog()).products.some((product) => product.id === id),
    (await consultant.post('/sales', buildSaleBody(id, company.season.id))).status,
  ];
  expect(await tryOffer()).toEqual([true, true, 201]);
  await setEnabled(false);
  expect(await tryOffer()).toEqual([false, false, 400]);
  await setEnabled(true);
  expect(await tryOffer()).toEqual([true, true, 201]);
});

test('R-42 the next simulation uses a changed parameter', async () => {
  const leche = (await readCatalog()).productionTypes.find(({ name }) => name === 'Leche');
  const simulate = async () =>
    readRecord(
      await farmer.post('/simulations', {
        mode: 'AUTOCONSUMO',
        productId: api.company.product.id,
        productionTypeId: leche?.id,
        condition: 'RIEGO',
        silo: { type: 'BUNKER', width: 8, height: 2.5 },
        animals: 100,
      }),
    ).result;
  expect(await simulate()).toMatchObject({ costEnsiling: 260_040 });
  await put(admin, '/simulator-params', { params: [{ key: 'ensiling', value: 230 }] });
  expect((await readCatalog()).parameters).toContainEqual(expect.objectContaining({ key: 'ensiling', value: 230 }));
  expect(await simulate()).toMatchObject({ costEnsiling: 271_860 });
});

test('T-02 X-18 a season that was closed is no longer offered and rejects sales', async () => {
  const { make, company } = api;
  const { id } = await make.season();
  await make.inventory(id, company.product.id, company.distributor.id, 10);
  const readOpenSeasonIds = async () => getIds(await consultant.get('/seasons?page=1&size=all&isOpen=true'));
  expect(await readOpenSeasonIds()).toContain(id);
  const current = readRecord(await coordinator.get(`/seasons/${id}`));
  expect((await put(coordinator, `/seasons/${id}`, { ...toRequestBody(current), isOpen: false })).status).toBe(200);
  expect(await readOpenSeasonIds()).not.toContain(id);
  const late = await consultant.post('/sales', buildSaleBody(company.product.id, id));
  expect([late.status, late.body.code, late.body.details?.[0]?.path]).toEqual([409, 'TEMPORADA_CERRADA', 'seasonId']);
});
