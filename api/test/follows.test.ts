import type { SimulatorCatalog } from '@surco/shared/contract';
import { data, put, rows, type Row } from './answers';
import type { Answer, TestApi, Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
let coordinator: Visitor;
let consultant: Visitor;
let farmer: Visitor;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant, farmer } = await startStaffed());
});
afterAll(() => api.close());

const ids = (answer: Answer): string[] => rows(answer).map(({ id }) => id);
const catalog = async () => (await farmer.get('/simulator/catalog')).body.data as SimulatorCatalog;

/** What has been changed is sent whole, as its form sends it. */
const sent = ({ id: _id, createdAt: _c, updatedAt: _u, prices: _p, ...fields }: Row) => fields;

const sale = (productId: string, seasonId: string) => ({
  customerId: api.company.client.id,
  seasonId,
  lines: [{ productId, quantity: 1 }],
});

test('X-20 P-04 a product that is disabled leaves sales and simulator at once, and comes back with the next word', async () => {
  const { make, company } = api;
  const { id } = await make.product();
  await make.inventory(company.season.id, id, company.distributor.id, 10);
  const turn = async (enabled: boolean): Promise<void> => {
    const now = data(await admin.get(`/products/${id}`));
    expect((await put(admin, `/products/${id}`, { ...sent(now), enabled })).status).toBe(200);
  };
  const seen = async (): Promise<readonly [boolean, boolean, number]> => [
    ids(await consultant.get('/products/enabled')).includes(id),
    (await catalog()).products.some((product) => product.id === id),
    (await consultant.post('/sales', sale(id, company.season.id))).status,
  ];
  expect(await seen()).toEqual([true, true, 201]);
  await turn(false);
  expect(await seen()).toEqual([false, false, 400]);
  await turn(true);
  expect(await seen()).toEqual([true, true, 201]);
});

test('R-42 X-21 a parameter that is changed is what the next simulation is calculated with', async () => {
  const leche = (await catalog()).productionTypes.find(({ name }) => name === 'Leche');
  const simulate = async () =>
    data(
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
  expect((await catalog()).parameters).toContainEqual(expect.objectContaining({ key: 'ensiling', value: 230 }));
  expect(await simulate()).toMatchObject({ costEnsiling: 271_860 });
});

test('T-02 X-18 a season that is closed is offered no more and refuses a sale, also one that was begun before', async () => {
  const { make, company } = api;
  const { id } = await make.season();
  await make.inventory(id, company.product.id, company.distributor.id, 10);
  const open = async () => ids(await consultant.get('/seasons?page=1&size=all&isOpen=true'));
  expect(await open()).toContain(id);
  const now = data(await coordinator.get(`/seasons/${id}`));
  expect((await put(coordinator, `/seasons/${id}`, { ...sent(now), isOpen: false })).status).toBe(200);
  expect(await open()).not.toContain(id);
  const late = await consultant.post('/sales', sale(company.product.id, id));
  expect([late.status, late.body.code, late.body.details?.[0]?.path]).toEqual([409, 'TEMPORADA_CERRADA', 'seasonId']);
});
