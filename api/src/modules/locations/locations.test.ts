import { readRecord, getErrorPaths, put } from '../../testing/responses';
import type { TestApi, TestClient } from '../../testing/harness';
import { getNextNumber } from '../../testing/factories';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildZoneBody = (change: object = {}) => ({
  name: `Zona nueva ${getNextNumber()}`,
  stateIds: ['05', '10'],
  ...change,
});
const buildLocalityBody = (zoneId: unknown, change: object = {}) => ({
  name: `Ejido ${getNextNumber()}`,
  municipality: 'Lerdo',
  stateId: '10',
  zoneId,
  ...change,
});

test('P-04 X-21 checks the states of zones and localities and rejects deletions in use', async () => {
  const response = await admin.post('/zones', buildZoneBody());
  expect([response.status, response.body.data]).toMatchObject([201, { stateIds: ['05', '10'] }]);
  const { id, name } = readRecord(response);
  const localityResponse = await admin.post('/localities', buildLocalityBody(id));
  expect(localityResponse.status).toBe(201);
  expect(getErrorPaths(await admin.post('/localities', buildLocalityBody(id, { stateId: '31' })))).toEqual(['stateId']);
  const shrunk = await put(admin, `/zones/${id}`, { name, stateIds: ['05'], version: 1 });
  expect([shrunk.status, getErrorPaths(shrunk)]).toEqual([400, ['stateIds']]);
  const used = await admin.send('DELETE', `/zones/${id}`);
  expect([used.status, used.body.code]).toEqual([409, 'EN_USO']);
  expect(used.body.error).toBe(`La zona ${name} está en uso y no se puede eliminar: 1 localidad.`);
  expect((await admin.send('DELETE', `/localities/${readRecord(localityResponse).id}`)).status).toBe(200);
  expect((await admin.send('DELETE', `/zones/${id}`)).status).toBe(200);
  expect((await admin.send('DELETE', `/zones/${id}`)).status).toBe(404);
});

test('X-21 keeps the state of a locality with customers and names its uses on deletion', async () => {
  const { locality: home, zone: near } = api.company;
  await api.db.insertInto('zone_states').values({ zone_id: near.id, state_id: '14' }).execute();
  const move = {
    name: home.name,
    municipality: home.municipality,
    stateId: '14',
    zoneId: near.id,
    version: home.version,
  };
  expect(getErrorPaths(await put(admin, `/localities/${home.id}`, move))).toEqual(['stateId']);
  const used = await admin.send('DELETE', `/localities/${home.id}`);
  expect(used.body.error).toMatch(/está en uso y no se puede eliminar: \d+ clientes?/);
});

test('X-21 rejects names that differ only by accents or case', async () => {
  const name = `Montañés ${getNextNumber()}`;
  const { id } = readRecord(await admin.post('/zones', buildZoneBody({ name })));
  expect(getErrorPaths(await admin.post('/zones', buildZoneBody({ name: name.toUpperCase() })))).toEqual(['name']);
  await admin.post('/localities', buildLocalityBody(id, { name }));
  const again = await admin.post(
    '/localities',
    buildLocalityBody(id, { name: name.replace('é', 'e'), municipality: 'LERDO' }),
  );
  expect([again.status, getErrorPaths(again)]).toEqual([409, ['name']]);
});
