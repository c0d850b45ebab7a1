import { randomUUID } from 'node:crypto';
import type { Simulation, SimulatorCatalog } from '@surco/shared/contract';
import { defaultSilageParameters, simulateRequest, workedExamples } from '@surco/shared/domain';
import { readPdf } from '../../testing/documents/readPdf';
import { countWrittenRows, type ApiResponse, type TestApi, type TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let farmer: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, farmer, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildDairyRequest = (change: Record<string, unknown> = {}) => ({
  mode: 'AUTOCONSUMO',
  productId: api.company.product.id,
  condition: 'RIEGO',
  silo: { type: 'BUNKER', width: 8, height: 2.5 },
  animals: 100,
  intakeKg: 25,
  days: 365,
  ...change,
});

const readSimulation = ({ body }: ApiResponse) => body.data as Simulation;
const saveSimulation = async (visitor: TestClient, change: Record<string, unknown> = {}) =>
  readSimulation(await visitor.post('/simulations', buildDairyRequest(change)));
const updateSimulation = (visitor: TestClient, { id, version }: Simulation, change: Record<string, unknown>) =>
  visitor.send('PUT', `/simulations/${id}`, { version, ...change });
const listNames = async (visitor: TestClient, query: string) =>
  ((await visitor.get(`/simulations?${query}`)).body.data as Simulation[]).map(({ name }) => name);

test.each(workedExamples)('R-09 returns the results of the screen for $name', async (example) => {
  const { product, production, request } = example;
  const createdProduct = await api.make.product({
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
  const ids = { productId: createdProduct.id, productionTypeId: type?.id ?? null };
  const { status, body } = await farmer.post('/simulations', { ...request, ...ids });
  const { input, result } = simulateRequest(request, { product, production, parameters: defaultSilageParameters });
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ input: { ...input, ...ids, clientId: null }, result, client: null, name: null }),
  ]);
});

test('R-09 lets the owner read, rename and delete a simulation, and writes an audit entry for each write', async () => {
  const simulation = await saveSimulation(farmer, { name: '  Parcela norte ' });
  expect(simulation).toMatchObject({ name: 'Parcela norte', version: 1, product: { id: api.company.product.id } });
  expect(readSimulation(await farmer.get(`/simulations/${simulation.id}`))).toEqual(simulation);
  const renamed = readSimulation(await updateSimulation(farmer, simulation, { name: 'Parcela sur' }));
  expect(renamed).toMatchObject({
    name: 'Parcela sur',
    version: 2,
    input: simulation.input,
    result: simulation.result,
  });
  expect((await farmer.send('DELETE', `/simulations/${simulation.id}`)).status).toBe(200);
  expect((await farmer.get(`/simulations/${simulation.id}`)).status).toBe(404);
  const trace = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity_id', '=', simulation.id)
    .orderBy('at')
    .execute();
  expect(trace.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'DELETE']);
});

test('R-09 stores only one simulation when one that was saved offline is sent twice', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await farmer.post('/simulations', buildDairyRequest({ name: 'Una vez' }), key);
  await api.db.updateTable('products').set({ enabled: false }).where('id', '=', api.company.product.id).execute();
  const second = await farmer.post('/simulations', buildDairyRequest({ name: 'Una vez' }), key);
  await api.db.updateTable('products').set({ enabled: true }).where('id', '=', api.company.product.id).execute();
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await listNames(farmer, 'search=una vez')).toEqual(['Una vez']);
});

test('R-17 lets users who see the customer read an attached simulation and only its owner change it', async () => {
  const simulation = await saveSimulation(consultant, { name: 'Para el cliente' });
  const { customer, otherCustomer, colleague, users } = api.company;
  const attached = readSimulation(await updateSimulation(consultant, simulation, { clientId: customer.id }));
  expect(attached).toMatchObject({
    client: { id: customer.id },
    input: { clientId: customer.id },
    name: 'Para el cliente',
  });
  const supervisor = await api.signInAs(users.Supervisor);
  expect(readSimulation(await supervisor.get(`/simulations/${simulation.id}`))).toEqual(attached);
  expect((await updateSimulation(supervisor, attached, { name: 'Suya' })).status).toBe(404);
  expect((await (await api.signInAs(colleague)).get(`/simulations/${simulation.id}`)).status).toBe(404);
  const far = await updateSimulation(consultant, attached, { clientId: otherCustomer.id });
  expect([far.status, far.body.details?.map(({ path }) => path)]).toEqual([400, ['clientId']]);
  expect(readSimulation(await updateSimulation(consultant, attached, { clientId: null })).client).toBeNull();
  expect((await supervisor.get(`/simulations/${simulation.id}`)).status).toBe(404);
});

test('V-01 searches the list by name and product, filters it by mode and sorts it by name', async () => {
  const person = await api.signInAs(await api.make.user('Consultant'));
  await saveSimulation(person, { name: 'Ración de otoño' });
  const { code } = api.company.secondProduct;
  await saveSimulation(person, { name: 'Venta', mode: 'VENTA', hectares: 5, productId: api.company.secondProduct.id });
  expect(await listNames(person, 'search=racion')).toEqual(['Ración de otoño']);
  expect(await listNames(person, `search=${code}`)).toEqual(['Venta']);
  expect(await listNames(person, 'mode=VENTA')).toEqual(['Venta']);
  expect(await listNames(person, 'sort=-name&size=1')).toEqual(['Venta']);
  expect((await person.get('/simulations?sort=total')).status).toBe(400);
});

test('R-09 returns products, production types and parameters, and 304 while they are unchanged', async () => {
  const catalog = (await farmer.get('/simulator/catalog')).body.data as SimulatorCatalog;
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

test('R-17 lists the simulations of a customer to users who see the customer, and takes only one of the user’s own', async () => {
  const { id: clientId } = await api.make.customer(api.company.locality.id, api.company.consultant.id);
  const { body } = await consultant.post('/simulations', buildDairyRequest({ clientId }));
  const listSimulations = async (visitor: TestClient) => (await visitor.get(`/simulations?clientId=${clientId}`)).body;
  expect(await listSimulations(consultant)).toMatchObject({ data: [{ id: (body.data as { id: string }).id }] });
  expect(await listSimulations(await api.signInAs(api.company.users.Supervisor))).toMatchObject({ totalRecords: 1 });
  expect(await listSimulations(await api.signInAs(api.company.colleague))).toMatchObject({ totalRecords: 0 });
  expect(await listSimulations(farmer)).toMatchObject({ totalRecords: 0 });
  const foreign = { clientId: api.company.otherCustomer.id };
  expect((await consultant.post('/simulations', buildDairyRequest(foreign))).status).toBe(400);
});

test.each<[string, Record<string, unknown>, string]>([
  ['half a cow', { animals: 1.5 }, 'animals'],
  ['a discount above the product’s', { discount: 0.11 }, 'discount'],
  ['an unknown type of silo', { silo: { type: 'HOYO', width: 8, height: 2 } }, 'silo.type'],
  ['an unknown mode', { mode: 'OTRO' }, 'mode'],
  ['an unknown field', { total: 1 }, 'total'],
  ['an unknown product', { productId: randomUUID() }, 'productId'],
  ['an unknown production type', { productionTypeId: randomUUID() }, 'productionTypeId'],
  ['a customer attached by a farmer', { clientId: randomUUID() }, 'clientId'],
  ['days as text', { days: '365' }, 'days'],
])('R-09 POST /simulations rejects %s', async (_name, change, path) => {
  const before = await countWrittenRows(api.db);
  const { status, body } = await farmer.post('/simulations', buildDairyRequest(change));
  expect([status, body.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
  expect(await countWrittenRows(api.db)).toEqual(before);
});

test('R-42 returns the time of the last change of the catalog', async () => {
  const ask = async () => (await farmer.get('/simulator/catalog')).body.data as { updatedAt: string };
  const before = await ask();
  const admin = await api.signInAs(api.company.users.Admin);
  await admin.send('PUT', '/simulator-params', { params: [{ key: 'ensiling', value: 240 }] });
  const after = await ask();
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
});

test('X-29 the PDF of a simulation names who made it, and its file not the simulation', async () => {
  const { id } = await saveSimulation(consultant, { name: 'Establo de Zenobia' });
  const { status, headers, rawBody } = await consultant.get(`/simulations/${id}/pdf?download=true`);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="Escenario.pdf"/);
  const text = readPdf(rawBody).pages.join(' ').replace(/\s+/g, ' ');
  const { consultant: author, distributor } = api.company;
  for (const part of ['Establo de Zenobia', author.first_name, distributor.name, 'Animales 100 cabezas', 'Costo total'])
    expect(text).toContain(part);
});
