import type { OwnSession } from '@surco/shared/contract';
import { createUserWithCredentials, getNextIpAddress } from '../../../testing/signIn';
import { password, startTestApi, type TestApi, type TestClient } from '../../../testing/harness';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const body = { currentPassword: password };
const listSessions = async (visitor: TestClient) => (await visitor.get('/users/me/sessions')).body.data as OwnSession[];

/** Creates a user with three sessions; only the first one has a device and an IP address. */
async function createSessions() {
  const { user, credentials } = await createUserWithCredentials(api);
  const here = await api.signInAs();
  const ipAddress = getNextIpAddress();
  here.token = (await here.post('/auth/', credentials, { 'user-agent': firefox }, ipAddress)).cookie ?? '';
  return { user, here, ipAddress, others: [await api.signInAs(user), await api.signInAs(user)] as const };
}

test('R-11 lists the user’s own open sessions with device and IP address, this one first, and no secret', async () => {
  const { here, ipAddress, others } = await createSessions();
  const sessions = await listSessions(here);
  expect(sessions).toMatchObject([
    { device: 'Firefox en Linux', address: ipAddress, isCurrent: true },
    { device: null, address: null, isCurrent: false },
    { isCurrent: false },
  ]);
  expect((await listSessions(others[0])).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(JSON.stringify(sessions)).not.toMatch(/hash|token/i);
});

test('R-11 does not list an expired session', async () => {
  const { user, here } = await createSessions();
  await api.db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 9 * 3_600_000) })
    .where('user_id', '=', user.id)
    .where('device', 'is', null)
    .execute();
  expect(await listSessions(here)).toHaveLength(1);
});

test('R-11 ends one session and records it', async () => {
  const { user, here, others } = await createSessions();
  const [otherSession] = (await listSessions(others[0])).filter(({ isCurrent }) => isCurrent);
  const end = () => here.send('DELETE', `/users/me/sessions/${otherSession?.id ?? ''}`, body);
  expect((await end()).status).toBe(200);
  expect([(await others[0].get('/auth/me')).status, (await others[1].get('/auth/me')).status]).toEqual([401, 200]);
  expect((await end()).status).toBe(404);
  const admin = await api.signInAs(api.company.users.Admin);
  expect((await admin.get(`/audit?entityId=${user.id}&action=SESSION_END`)).body.totalRecords).toBe(1);
});

test('R-11 ends all other sessions and keeps this one', async () => {
  const { here, others } = await createSessions();
  expect((await here.send('DELETE', '/users/me/sessions', body)).body.data).toEqual({ ended: 2 });
  expect((await here.get('/auth/me')).status).toBe(200);
  for (const other of others) expect((await other.get('/auth/me')).status).toBe(401);
  expect((await here.send('DELETE', '/users/me/sessions', body)).body.data).toEqual({ ended: 0 });
});

test('R-11 a user cannot end the session of another user', async () => {
  const { here } = await createSessions();
  const [own] = await listSessions(here);
  const stranger = (await createSessions()).here;
  expect((await stranger.send('DELETE', `/users/me/sessions/${own?.id ?? ''}`, body)).status).toBe(404);
  expect((await here.get('/auth/me')).status).toBe(200);
});

describe('rights that change between two requests', () => {
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
});
