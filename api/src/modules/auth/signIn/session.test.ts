import type { Row } from '../../../core/db/schema/database';
import { hashSecret } from '../../../core/security/secretHash';
import { readSettings } from '../../../core/settings/readSettings';
import { buildServer } from '../../../server';
import { startTestApi, TestClient, type TestApi } from '../../../testing/harness';
import { getNextIpAddress, createUserWithCredentials, signIn } from '../../../testing/signIn';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const clientKey = 'CLAVE-AGRI-0001';
const getSessionStatus = async (visitor: TestClient) => (await visitor.get('/auth/me')).status;
const readSessions = (userId: string) =>
  api.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();

test('X-01 X-03 T-01 credentials open a session, and GET /auth/me returns its user', async () => {
  const { user, credentials } = await createUserWithCredentials(api);
  const visitor = await api.signInAs();
  expect(await getSessionStatus(visitor)).toBe(401);
  const response = await signIn(visitor, { ...credentials, email: ` ${credentials.email.toUpperCase()} ` });
  expect(response.status).toBe(200);
  expect((await visitor.get('/auth/me')).body.data).toEqual({
    id: user.id,
    role: 'Coordinator',
    distributor: null,
    acceptedTos: true,
    secondFactorPending: false,
    clientKey: null,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    zoneIds: [api.company.zone.id],
    hasSingleDistributor: true,
    unreadNotifications: 0,
  });
});

test('R-10 GET /auth/me counts the unread notifications of staff', async () => {
  const { Supervisor, Farmer } = api.company.users;
  const content = { user_id: Supervisor.id, type: 'sale.created', title: 'Venta', body: 'Venta' };
  await api.db
    .insertInto('notifications')
    .values([content, content, { ...content, read_at: new Date() }, { ...content, user_id: Farmer.id }])
    .execute();
  const readCount = async (user: { id: string }) => (await (await api.signInAs(user)).get('/auth/me')).body.data;
  expect(await readCount(Supervisor)).toMatchObject({ unreadNotifications: 2 });
  expect(await readCount(Farmer)).not.toHaveProperty('unreadNotifications');
});

test('E-01 GET /auth/me returns the distributor of the user', async () => {
  const { consultant, distributor } = api.company;
  const { data } = (await (await api.signInAs(consultant)).get('/auth/me')).body;
  expect(data).toMatchObject({
    role: 'Consultant',
    distributor: { id: distributor.id, name: distributor.name },
    hasSingleDistributor: true,
  });
});

test('GET /auth/me knows whether the user has a single distributor', async () => {
  const expectFlag = async (user: Row<'users'>, hasSingleDistributor: boolean): Promise<void> =>
    expect((await (await api.signInAs(user)).get('/auth/me')).body.data).toMatchObject({ hasSingleDistributor });
  const [zone, emptyZone] = [await api.make.zone(), await api.make.zone()];
  await api.make.distributor({}, [zone.id]);
  const coordinator = await api.make.user('Coordinator', {}, [zone.id, emptyZone.id]);
  const supervisor = await api.make.user('Supervisor', {}, [emptyZone.id]);
  await expectFlag(coordinator, true);
  await expectFlag(supervisor, false);
  await api.make.distributor({}, [zone.id]);
  await expectFlag(coordinator, false);
  await expectFlag(await api.make.user('Admin'), false);
});

test('X-02 E-01 phone and client key open a farmer’s session, in any format of the phone', async () => {
  const farmer = await api.make.user('Farmer', {
    phone: '8719990001',
    client_key_hash: await hashSecret(clientKey),
    client_key_hint: '••••-0001',
  });
  const visitor = await api.signInAs();
  const { status, body } = await visitor.post(
    '/auth/client',
    { phone: '+52 871 999 0001', clientKey },
    {},
    getNextIpAddress(),
  );
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ id: farmer.id, role: 'Farmer', clientKey: '••••-0001' }),
  ]);
  const wrong = await visitor.post('/auth/client', { phone: '8719990001', clientKey: 'otra' }, {}, getNextIpAddress());
  expect([wrong.status, wrong.body.code]).toEqual([401, 'CLAVE_CLIENTE_INVALIDA']);
});

test('E-01 a client key forces the farmer’s role on the server as well', async () => {
  const visitor = await api.signInAs(
    await api.make.user('Admin', { phone: '8719990002', client_key_hash: 'x', client_key_hint: '••••' }),
  );
  expect((await visitor.get('/auth/me')).body.data).toMatchObject({ role: 'Farmer' });
  expect((await visitor.get('/products')).status).toBe(403);
});

test('X-05 T-01 signing out ends the session, and succeeds without one', async () => {
  const { user, credentials } = await createUserWithCredentials(api);
  const visitor = await api.signInAs();
  await signIn(visitor, credentials);
  expect((await visitor.post('/auth/logout')).status).toBe(200);
  expect(await getSessionStatus(visitor)).toBe(401);
  expect(await readSessions(user.id)).toEqual([]);
  expect((await (await api.signInAs()).post('/auth/logout', {})).status).toBe(200);
});

test('X-06 N-07 accepting the terms records version and time', async () => {
  const user = await api.make.user('Consultant', { tos_version: null });
  const visitor = await api.signInAs(user);
  expect((await visitor.get('/auth/me')).body.data).toMatchObject({ acceptedTos: false });
  const { data } = (await visitor.get('/terms')).body;
  expect((await visitor.post('/users/accept-tos')).body.data).toMatchObject({ acceptedTos: true });
  expect((await visitor.get('/sales')).status).toBe(200);
  const row = await api.db
    .selectFrom('users')
    .select(['tos_version', 'tos_accepted_at'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect({ version: row.tos_version }).toEqual({ version: (data as { version: string }).version });
  expect(row.tos_accepted_at).toBeInstanceOf(Date);
});

describe('the cookie and its session', () => {
  test('T-01 signing in creates a new session token, and the former one is not valid', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const visitor = await api.signInAs();
    await signIn(visitor, credentials);
    const former = visitor.token;
    await signIn(visitor, credentials);
    expect(visitor.token).not.toBe(former);
    expect(await getSessionStatus(visitor)).toBe(200);
    visitor.token = former ?? '';
    expect(await getSessionStatus(visitor)).toBe(401);
  });

  test('T-01 the cookie is HttpOnly and SameSite=Lax, and behind TLS also Secure and bound to its host', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const plain = await signIn(await api.signInAs(), credentials);
    expect(plain.headers['set-cookie']).toEqual([
      expect.stringMatching(/^surco=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^surco-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const settings = readSettings({ NODE_ENV: 'test', PUBLIC_URL: 'https://surco.ejemplo.mx' });
    const app = await buildServer(settings, { db: api.db });
    const response = await new TestClient(app, settings).post('/auth/', credentials);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-surco=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-surco-device=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(response.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    await app.close();
  });

  test('T-01 stores only a digest of the session token', async () => {
    const { user, credentials } = await createUserWithCredentials(api);
    const visitor = await api.signInAs();
    await signIn(visitor, credentials);
    expect(JSON.stringify(await readSessions(user.id))).not.toContain(visitor.token);
  });

  test.each([
    ['eight idle hours', { last_seen_at: 8.01 }, 401],
    ['seven idle hours', { last_seen_at: 7 }, 200],
    ['seven days', { created_at: 7 * 24 + 0.01 }, 401],
  ])('T-01 after %s (%j), a request gets status %i', async (_name, ages: Record<string, number>, expected) => {
    const visitor = await api.signInAs(api.company.users.Supervisor);
    const past = Object.fromEntries(
      Object.entries(ages).map(([column, hours]) => [column, new Date(Date.now() - hours * 3_600_000)]),
    );
    await api.db.updateTable('sessions').set(past).where('user_id', '=', api.company.users.Supervisor.id).execute();
    expect(await getSessionStatus(visitor)).toBe(expected);
  });

  test('T-01 a request keeps the session alive', async () => {
    const { user } = await createUserWithCredentials(api);
    const visitor = await api.signInAs(user);
    await api.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 3_600_000) })
      .where('user_id', '=', user.id)
      .execute();
    await visitor.get('/auth/me');
    expect((await readSessions(user.id))[0]?.last_seen_at.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test('T-01 a deactivation and a changed role take effect on the next request', async () => {
    const { user } = await createUserWithCredentials(api);
    const visitor = await api.signInAs(user);
    await api.db.updateTable('users').set({ role: 'Farmer' }).where('id', '=', user.id).execute();
    expect((await visitor.get('/sales')).status).toBe(403);
    await api.db.updateTable('users').set({ status: 'INACTIVO' }).where('id', '=', user.id).execute();
    expect(await getSessionStatus(visitor)).toBe(401);
  });
});
