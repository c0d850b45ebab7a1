import { getErrorPaths } from '../../testing/responses';
import type { ApiResponse, TestApi, TestClient } from '../../testing/harness';
import { getNextNumber } from '../../testing/factories';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const readData = <T>({ body }: ApiResponse) => body.data as T;

interface Season {
  id: string;
  version: number;
  isOpen: boolean;
}
const buildSeasonBody = (change: object = {}) => ({
  name: `OI ${2100 + getNextNumber()}`,
  startDate: '2026-11-01',
  endDate: '2027-04-30',
  isOpen: true,
  isVoucherOpen: false,
  ...change,
});

test('X-18 E-08 lets a coordinator create a season, which is listed as open for sales until it is closed, not for DKbonos', async () => {
  const response = await coordinator.post('/seasons', buildSeasonBody());
  expect(response.status).toBe(201);
  const { id } = readData<Season>(response);
  const listOpenIds = async (window = 'isOpen') =>
    readData<Season[]>(await consultant.get(`/seasons?page=1&size=all&${window}=true`)).map((season) => season.id);
  expect(await listOpenIds()).toContain(id);
  expect(await listOpenIds('isVoucherOpen')).not.toContain(id);
  const forVouchers = await coordinator.post('/seasons', buildSeasonBody({ isOpen: false, isVoucherOpen: true }));
  expect(await listOpenIds('isVoucherOpen')).toContain(readData<Season>(forVouchers).id);
  const closed = await admin.send('PUT', `/seasons/${id}`, { ...buildSeasonBody({ isOpen: false }), version: 1 });
  expect(closed.body.data).toMatchObject({ isOpen: false, version: 2 });
  expect(await listOpenIds()).not.toContain(id);
  const stale = await admin.send('PUT', `/seasons/${id}`, { ...buildSeasonBody(), version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'VERSION_OBSOLETA']);
  expect(stale.body.data).toMatchObject({ id, version: 2 });
});

test('R-33 T-02 notifies a consultant once of the windows that open; sales name the first day of a future season', async () => {
  const name = `OI ${2100 + getNextNumber()}`;
  await coordinator.post(
    '/seasons',
    buildSeasonBody({ name, startDate: '2098-03-01', endDate: '2098-09-01', isVoucherOpen: true }),
  );
  const notifications = readData<{ title: string; body: string }[]>(await consultant.get('/notifications'));
  const about = notifications.filter(({ title }) => title.startsWith(name));
  expect(about.map(({ title, body }) => [title, body])).toEqual([
    [
      `${name} abierta para DKbonos y ventas desde el 01/03/98`,
      `La temporada ${name} quedó abierta para DKbonos y ventas desde el 01/03/98.`,
    ],
  ]);
});

test('X-25 rejects a name that differs only by accents or case', async () => {
  const name = `Único ${getNextNumber()}`;
  await admin.post('/seasons', buildSeasonBody({ name }));
  const response = await admin.post('/seasons', buildSeasonBody({ name: name.toUpperCase().replace('Ú', 'U') }));
  expect([response.status, response.body.code, getErrorPaths(response)]).toEqual([409, 'DUPLICADO', ['name']]);
});
