import { type SavedView, savedViewLimits } from '@surco/shared/contract';
import type { TestClient } from '../../testing/harness';
import { getErrorPaths } from '../../testing/responses';
import { startApiWithUsers, type ApiWithUsers } from '../../testing/startApiWithUsers';

let users: ApiWithUsers;
beforeAll(async () => {
  users = await startApiWithUsers();
});
afterAll(() => users.api.close());
beforeEach(() => users.api.db.deleteFrom('saved_views').execute());

const SALES = '/dashboard/sales/list/sale';
const body = {
  list: SALES,
  name: 'Abiertas',
  isDefault: false,
  filters: { status: 'REGISTRADA' },
  sort: '-total',
  columns: [
    { key: 'total', isShown: true },
    { key: 'season', isShown: false },
  ],
  density: 'compact',
};
const { list: _, ...change } = body;

const create = async (visitor: TestClient, values: Partial<typeof body> = {}) =>
  (await visitor.post('/views', { ...body, ...values })).body.data as SavedView;
const list = async (visitor: TestClient, query = '') => (await visitor.get(`/views${query}`)).body.data as SavedView[];

test('E-12 saves a view with filters, order, columns and density, by list and name', async () => {
  const { consultant } = users;
  const response = await consultant.post('/views', { ...body, name: '  Ventas   abiertas ' });
  expect([response.status, response.body.data]).toEqual([
    201,
    expect.objectContaining({ ...body, name: 'Ventas abiertas' }),
  ]);
  await create(consultant, { name: 'a revisar' });
  await create(consultant, { list: '/dashboard/customers/list' });
  expect((await list(consultant)).map((view) => `${view.list} ${view.name}`)).toEqual([
    '/dashboard/customers/list Abiertas',
    `${SALES} a revisar`,
    `${SALES} Ventas abiertas`,
  ]);
  expect((await list(consultant, `?list=${SALES}`)).map(({ name }) => name)).toEqual(['a revisar', 'Ventas abiertas']);
});

test('E-12 P-07 the views of other people do not exist: not listed, and 404 on change and deletion', async () => {
  const { consultant, admin, farmer } = users;
  const { id } = await create(consultant);
  expect(await list(admin)).toEqual([]);
  expect((await admin.send('PUT', `/views/${id}`, change)).status).toBe(404);
  expect((await admin.send('DELETE', `/views/${id}`)).status).toBe(404);
  expect((await farmer.get('/views')).status).toBe(403);
  expect(await list(consultant)).toHaveLength(1);
});

test('E-12 a change replaces name and settings; a deleted view is gone', async () => {
  const { supervisor } = users;
  const { id } = await create(supervisor);
  const changed = { ...change, name: 'Entregadas', filters: {}, sort: null, columns: [], density: 'comfortable' };
  expect((await supervisor.send('PUT', `/views/${id}`, changed)).body.data).toMatchObject({ ...changed, list: SALES });
  expect((await supervisor.send('DELETE', `/views/${id}`)).body.data).toEqual({ id });
  expect((await supervisor.send('DELETE', `/views/${id}`)).status).toBe(404);
  expect(await list(supervisor)).toEqual([]);
});

test('E-12 a name is unique in its list, in any letter case, for each user', async () => {
  const { consultant, admin } = users;
  const { id } = await create(consultant);
  const repeated = await consultant.post('/views', { ...body, name: 'ABIERTAS' });
  expect([repeated.status, repeated.body.code, getErrorPaths(repeated)]).toEqual([409, 'DUPLICADO', ['name']]);
  const other = await create(consultant, { name: 'Otra' });
  expect((await consultant.send('PUT', `/views/${other.id}`, change)).status).toBe(409);
  expect((await consultant.send('PUT', `/views/${id}`, { ...change, name: 'ABIERTAS' })).status).toBe(200);
  expect((await consultant.post('/views', { ...body, list: '/otra' })).status).toBe(201);
  expect((await admin.post('/views', body)).status).toBe(201);
});

test('E-12 a list opens with one view at most; another list keeps its own', async () => {
  const { coordinator } = users;
  const first = await create(coordinator, { isDefault: true });
  const elsewhere = await create(coordinator, { list: '/otra', isDefault: true });
  const second = await create(coordinator, { name: 'Segunda', isDefault: true });
  const getDefaults = async () => (await list(coordinator)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect((await getDefaults()).toSorted()).toEqual([second.id, elsewhere.id].toSorted());
  await coordinator.send('PUT', `/views/${first.id}`, { ...change, isDefault: true });
  expect((await getDefaults()).toSorted()).toEqual([first.id, elsewhere.id].toSorted());
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(61) }],
  ['list', { list: 'https://otro.mx/lista' }],
  ['list', { list: `/${'x'.repeat(200)}` }],
  ['density', { density: 'tiny' }],
  ['filters.status', { filters: { status: 'x'.repeat(201) } }],
  ['filters', { filters: Object.fromEntries(Array.from({ length: 41 }, (_value, index) => [`f${index}`, '1'])) }],
  ['columns', { columns: [...body.columns, ...body.columns] }],
  ['columns', { columns: Array.from({ length: 61 }, (_value, index) => ({ key: `c${index}`, isShown: true })) }],
  ['', { filters: Object.fromEntries(Array.from({ length: 40 }, (_value, index) => [`f${index}`, 'x'.repeat(150)])) }],
  ['userId', { userId: '00000000-0000-4000-8000-000000000000' }],
])('E-12 refuses a view with an invalid part: "%s"', async (path: string, part: object) => {
  const response = await users.admin.post('/views', { ...body, ...part });
  expect([response.status, getErrorPaths(response)?.[0] ?? '']).toEqual([400, path]);
  expect(await list(users.admin)).toEqual([]);
});

test('E-12 at most 50 views of a list and 200 of a user, also when they are saved at the same time', async () => {
  const { api, consultant } = users;
  const userId = api.company.consultant.id;
  const rows = (path: string, count: number) =>
    Array.from({ length: count }, (_value, index) => ({
      user_id: userId,
      list: path,
      name: `Vista ${index}`,
      settings: { filters: {}, sort: null, columns: [], density: 'compact' as const },
    }));
  await api.db
    .insertInto('saved_views')
    .values(rows(SALES, savedViewLimits.perList - 1))
    .execute();
  const atOnce = await Promise.all(['A', 'B', 'C'].map((name) => consultant.post('/views', { ...body, name })));
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(atOnce.find(({ status }) => status === 409)?.body.error).toContain('Elimine una que no use');
  for (const path of ['/a', '/b', '/c'])
    await api.db.insertInto('saved_views').values(rows(path, savedViewLimits.perList)).execute();
  const refused = await consultant.post('/views', { ...body, list: '/d' });
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('200 vistas')]);
});
