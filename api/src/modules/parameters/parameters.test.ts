import { readRecord, getErrorPaths, put, readRecords, type ResponseRecord } from '../../testing/responses';
import type { TestApi, TestClient } from '../../testing/harness';
import { getNextNumber } from '../../testing/factories';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
});
afterAll(async () => {
  await api.close();
});

test('P-04 R-42 changes a parameter for all users, with its history', async () => {
  const response = await put(admin, '/simulator-params', { params: [{ key: 'ensiling', value: 230 }] });
  expect(response.status).toBe(200);
  const catalog = (await consultant.get('/simulator/catalog')).body.data as { parameters: ResponseRecord[] };
  expect(catalog.parameters.find(({ key }) => key === 'ensiling')).toMatchObject({ value: 230 });
  await put(admin, '/simulator-params', { params: [{ key: 'ensiling', value: 230 }] });
  await put(admin, '/simulator-params', { params: [{ key: 'ensiling', value: 220 }] });
  const history = readRecords(await admin.get('/simulator-params/history?key=ensiling'));
  expect(history).toMatchObject([
    { before: 230, after: 220, label: 'Ensilado', by: { id: api.company.users.Admin.id } },
    { before: null, after: 230 },
  ]);
});

test('R-42 rejects a parameter that another user has changed and accepts the others', async () => {
  const readVersion = async (key: string) =>
    readRecords(await admin.get('/simulator-params')).find((param) => param.key === key)?.version ?? -1;
  const send = (...params: object[]) => put(admin, '/simulator-params', { params });
  const version = await readVersion('irrigation.RIEGO');
  expect((await send({ key: 'irrigation.RIEGO', value: 4_100, version })).status).toBe(200);
  const stale = await send({ key: 'irrigation.RIEGO', value: 4_200, version }, { key: 'labour', value: 2_222 });
  expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_OBSOLETA']);
  expect(stale.body.error).toBe('Otra persona cambió mientras tanto: Agua de riego, 4,100 MXN/ha.');
  expect(readRecords(stale).find(({ key }) => key === 'irrigation.RIEGO')).toMatchObject({
    value: 4_100,
    version: version + 1,
  });
  expect(readRecords(await admin.get('/simulator-params')).find(({ key }) => key === 'labour')).not.toMatchObject({
    value: 2_222,
  });
  expect((await send({ key: 'irrigation.RIEGO', value: 4_100, version })).status).toBe(200);
  expect((await send({ key: 'irrigation.RIEGO', value: 4_200, version: version + 1 })).status).toBe(200);
  const both = { key: 'irrigation.RIEGO', version: version + 2 };
  const responses = await Promise.all([send({ ...both, value: 4_300 }), send({ ...both, value: 4_400 })]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('R-41 stores production types and rejects the deletion of one in use', async () => {
  const buildProductionTypeBody = (change: object = {}) => ({
    name: `Tipo ${getNextNumber()}`,
    defaultIntakeKg: 18,
    defaultDays: 200,
    ...change,
  });
  const response = await admin.post('/production-types', buildProductionTypeBody());
  expect([response.status, response.body.data]).toMatchObject([201, { milkKgPerTonneDM: null, active: true }]);
  const { id, name } = readRecord(response);
  const changed = await put(admin, `/production-types/${id}`, {
    ...buildProductionTypeBody({ name, milkKgPerTonneDM: 900 }),
    version: 1,
  });
  expect(changed.body.data).toMatchObject({ milkKgPerTonneDM: 900, version: 2 });
  expect(
    getErrorPaths(await admin.post('/production-types', buildProductionTypeBody({ defaultIntakeKg: 51 }))),
  ).toEqual(['defaultIntakeKg']);
  expect(
    getErrorPaths(await admin.post('/production-types', buildProductionTypeBody({ name: String(name).toUpperCase() }))),
  ).toEqual(['name']);
  await api.db
    .updateTable('customers')
    .set({ production_type_id: id })
    .where('id', '=', api.company.customer.id)
    .execute();
  const used = await admin.send('DELETE', `/production-types/${id}`);
  expect(used.body.error).toBe(`El tipo de producción ${String(name)} está en uso y no se puede eliminar: 1 cliente.`);
  await api.db
    .updateTable('customers')
    .set({ production_type_id: null })
    .where('id', '=', api.company.customer.id)
    .execute();
  expect((await admin.send('DELETE', `/production-types/${id}`)).status).toBe(200);
});
