import { startTestApi, type TestApi } from '../../../testing/harness';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A user who has sent a request before. */
async function signInAndRead(role: 'Admin' | 'Supervisor') {
  const user = await api.make.user(role);
  const visitor = await api.signInAs(user);
  expect((await visitor.get('/sales')).status).toBe(200);
  return { user, visitor };
}

const updateUser = (id: string, change: { role?: 'Farmer' | 'Admin'; first_name?: string; status?: 'INACTIVO' }) =>
  api.db.updateTable('users').set(change).where('id', '=', id).execute();

test('E-01 a list refuses a session that has ended since its last request', async () => {
  const { user, visitor } = await signInAndRead('Admin');
  await api.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  expect([(await visitor.get('/sales')).status, (await visitor.get('/sales')).status]).toEqual([401, 401]);
});

test('E-01 a list refuses a user who was deactivated since the last request', async () => {
  const { user, visitor } = await signInAndRead('Admin');
  await updateUser(user.id, { status: 'INACTIVO' });
  expect((await visitor.get('/sales')).status).toBe(401);
});

test('P-07 a list refuses a role that may not see it any more, and answers once it may again', async () => {
  const { user, visitor } = await signInAndRead('Admin');
  await updateUser(user.id, { role: 'Farmer' });
  expect((await visitor.get('/sales')).status).toBe(403);
  await updateUser(user.id, { role: 'Admin' });
  expect((await visitor.get('/sales')).status).toBe(200);
});

test('P-07 a list shows the records of the zones that the user has now', async () => {
  const { user, visitor } = await signInAndRead('Supervisor');
  const countCustomers = async () => (await visitor.get('/clients')).body.totalRecords;
  await api.db.deleteFrom('user_zones').where('user_id', '=', user.id).execute();
  expect(await countCustomers()).toBe(0);
  await api.db.insertInto('user_zones').values({ user_id: user.id, zone_id: api.company.zone.id }).execute();
  expect(await countCustomers()).toBeGreaterThan(0);
});

test('E-01 GET /auth/me returns the name as it is now', async () => {
  const { user, visitor } = await signInAndRead('Admin');
  await updateUser(user.id, { first_name: 'Renombrada' });
  expect((await visitor.get('/auth/me')).body.data).toMatchObject({ firstName: 'Renombrada' });
});
