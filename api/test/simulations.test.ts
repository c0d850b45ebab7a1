import { randomUUID } from 'node:crypto';
import type { Simulation } from '@surco/shared/contract';
import { defaultParameters, simulateRequest, workedExamples } from '@surco/shared/domain';
import { written, type Answer, type TestApi, type Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let farmer: Visitor;
let consultant: Visitor;
beforeAll(async () => {
  ({ api, farmer, consultant } = await startStaffed());
});
afterAll(() => api.close());

const dairy = (change: Record<string, unknown> = {}) => ({
  mode: 'AUTOCONSUMO',
  productId: api.company.product.id,
  condition: 'RIEGO',
  silo: { type: 'BUNKER', width: 8, height: 2.5 },
  animals: 100,
  intakeKg: 25,
  days: 365,
  ...change,
});

const dataOf = ({ body }: Answer) => body.data as Simulation;
const save = async (visitor: Visitor, change: Record<string, unknown> = {}) =>
  dataOf(await visitor.post('/simulations', dairy(change)));
const put = (visitor: Visitor, { id, version }: Simulation, change: Record<string, unknown>) =>
  visitor.send('PUT', `/simulations/${id}`, { version, ...change });
const namesOf = async (visitor: Visitor, query: string) =>
  ((await visitor.get(`/simulations?${query}`)).body.data as Simulation[]).map(({ name }) => name);

test.each(workedExamples)('R-09 X-21 the API answers $name to the cent as the screen', async (example) => {
  const { product, production, request } = example;
  const made = await api.make.product({
    packaging: product.packaging,
    seeds_per_bag: product.seedsPerBag,
    density_plants_ha: product.densityPlantsHa,
    yield_mv: product.yieldMV,
    dry_matter: product.dryMatter,
    base_price: product.basePrice,
    max_discount: product.maxDiscount,
  });
  const type = await api.db
    .selectFrom('production_types')
    .select('id')
    .where('name', '=', example.name.slice(3))
    .executeTakeFirst();
  const ids = { productId: made.id, productionTypeId: type?.id ?? null };
  const { status, body } = await farmer.post('/simulations', { ...request, ...ids });
  const { input, result } = simulateRequest(request, { product, production, parameters: defaultParameters });
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ input: { ...input, ...ids, clientId: null }, result, client: null, name: null }),
  ]);
});

test('R-09 a named one is found again, renamed and deleted by its owner, and the trace keeps each step', async () => {
  const made = await save(farmer, { name: '  Parcela norte ' });
  expect(made).toMatchObject({ name: 'Parcela norte', version: 1, product: { id: api.company.product.id } });
  expect(dataOf(await farmer.get(`/simulations/${made.id}`))).toEqual(made);
  const renamed = dataOf(await put(farmer, made, { name: 'Parcela sur' }));
  expect(renamed).toMatchObject({ name: 'Parcela sur', version: 2, input: made.input, result: made.result });
  const stale = await put(farmer, made, { name: 'Otra' });
  expect([stale.status, stale.body.code, stale.body.data]).toEqual([409, 'VERSION_OBSOLETA', renamed]);
  expect((await farmer.send('DELETE', `/simulations/${made.id}`)).status).toBe(200);
  expect((await farmer.get(`/simulations/${made.id}`)).status).toBe(404);
  const trace = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', made.id)
    .orderBy('at')
    .execute();
  expect(trace.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'DELETE']);
});

test('R-09 what was saved without a network and is sent twice is saved once', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await farmer.post('/simulations', dairy({ name: 'Una vez' }), key);
  await api.db.updateTable('products').set({ enabled: false }).where('id', '=', api.company.product.id).execute();
  const second = await farmer.post('/simulations', dairy({ name: 'Una vez' }), key);
  await api.db.updateTable('products').set({ enabled: true }).where('id', '=', api.company.product.id).execute();
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await namesOf(farmer, 'search=una vez')).toEqual(['Una vez']);
});

test('P-07 somebody else’s is not there: neither to read nor to change nor to delete', async () => {
  const made = await save(farmer);
  const before = await written(api.db);
  for (const other of [consultant, await api.as(api.company.users.Admin)]) {
    expect((await other.get(`/simulations/${made.id}`)).status).toBe(404);
    expect((await put(other, made, { name: 'Mía' })).status).toBe(404);
    expect((await other.send('DELETE', `/simulations/${made.id}`)).status).toBe(404);
  }
  expect(await written(api.db)).toEqual(before);
});

test('R-17 attached afterwards, it is read by whoever sees the customer, and changed by its owner alone', async () => {
  const made = await save(consultant, { name: 'Para el cliente' });
  const { client, farClient, colleague, users } = api.company;
  const attached = dataOf(await put(consultant, made, { clientId: client.id }));
  expect(attached).toMatchObject({
    client: { id: client.id },
    input: { clientId: client.id },
    name: 'Para el cliente',
  });
  const supervisor = await api.as(users.Supervisor);
  expect(dataOf(await supervisor.get(`/simulations/${made.id}`))).toEqual(attached);
  expect((await put(supervisor, attached, { name: 'Suya' })).status).toBe(404);
  expect((await (await api.as(colleague)).get(`/simulations/${made.id}`)).status).toBe(404);
  const far = await put(consultant, attached, { clientId: farClient.id });
  expect([far.status, far.body.details?.map(({ path }) => path)]).toEqual([400, ['clientId']]);
  expect(dataOf(await put(consultant, attached, { clientId: null })).client).toBeNull();
  expect((await supervisor.get(`/simulations/${made.id}`)).status).toBe(404);
});

test('V-01 X-21 the list is searched by name, product and customer, and told apart by mode', async () => {
  const person = await api.as(await api.make.user('Consultant'));
  await save(person, { name: 'Ración de otoño' });
  const { code } = api.company.second;
  await save(person, { name: 'Venta', mode: 'VENTA', hectares: 5, productId: api.company.second.id });
  expect(await namesOf(person, 'search=racion')).toEqual(['Ración de otoño']);
  expect(await namesOf(person, `search=${code}`)).toEqual(['Venta']);
  expect(await namesOf(person, 'mode=VENTA')).toEqual(['Venta']);
  expect(await namesOf(person, 'sort=-name&size=1')).toEqual(['Venta']);
  expect((await person.get('/simulations?sort=total')).status).toBe(400);
});

test('R-42 the catalogue says when it was last changed, and a change is a new answer', async () => {
  const ask = async () => (await farmer.get('/simulator/catalog')).body.data as { updatedAt: string };
  const before = await ask();
  const admin = await api.as(api.company.users.Admin);
  await admin.send('PUT', '/simulator-params', { params: [{ key: 'ensiling', value: 240 }] });
  const after = await ask();
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
});
