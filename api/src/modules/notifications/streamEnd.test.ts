import type { Role } from '@surco/shared/domain';
import type { FastifyInstance } from 'fastify';
import { createNotificationHub, maxStreamsPerSession } from '../../core/notifications/notificationHub';
import { openDb, type Db } from '../../core/db/pool';
import { hashSecret } from '../../core/security/secretHash';
import { createSession } from '../../core/security/sessions/sessionStore';
import { buildServer } from '../../server';
import { sha256 } from '../../core/sha256';
import { startTestApi, TestClient, type TestApi } from '../../testing/harness';
import { put } from '../../testing/responses';
import { setSecondFactorRequired } from '../../testing/secondFactor';
import { openNotificationStream } from './notificationStream';

let api: TestApi;
let db: Db;
/** A second instance on the same database: streams are open there, and sessions end at the first one. */
let secondServer: FastifyInstance;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  db = openDb(api.url, { max: 4 });
  secondServer = await buildServer(api.settings, { db, databaseUrl: api.url });
  address = await secondServer.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await secondServer.close();
  await db.destroy();
  await api.close();
});

interface OpenStream {
  /** Resolves when the server closes the stream. */
  ended: Promise<void>;
}

/** Opens a stream at the second instance; resolves when it is ready. */
async function openStream(token: string): Promise<OpenStream> {
  const headers = { [api.settings.apiKeyHeader]: api.settings.apiKey, cookie: `surco=${token}` };
  const response = await fetch(`${address}/api/notifications/stream`, { headers });
  const reader = response.body?.getReader();
  if (response.status !== 200 || !reader) throw new Error(`The status of the stream is ${response.status}.`);
  let text = '';
  while (!text.includes('event: ready')) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream ended before it was ready: ${text}`);
    text += new TextDecoder().decode(value);
  }
  const readToEnd = async (): Promise<void> => {
    while (!(await reader.read()).done);
  };
  return { ended: readToEnd() };
}

/** Opens a stream that no NOTIFY reaches, so that only its own reads can close it. */
const openDetachedStream = (session: { userId: string; sessionHash: string }) =>
  openNotificationStream(
    {
      db: api.db,
      hub: createNotificationHub(),
      onFailure: (error) => {
        throw error;
      },
    },
    { ...session, lastEventId: undefined, once: false },
  );

/** Without zones: adding one sends a NOTIFY, which may reach the second instance late and end a stream opened since. */
const createUser = (role: Role = 'Supervisor', change: { password_hash?: string } = {}) => api.make.user(role, change);
const signIn = async (user: { id: string }) => {
  const token = await createSession(api.db, user.id);
  return { token, client: new TestClient(api.app, api.settings, token) };
};

test('R-10 T-01 a logout at one instance closes the stream of this session at the other, and no other one', async () => {
  const user = await createUser();
  const [here, elsewhere] = [await signIn(user), await signIn(user)];
  const [stream, remaining] = [await openStream(here.token), await openStream(elsewhere.token)];
  await here.client.post('/auth/logout');
  await stream.ended;
  expect(
    await Promise.race([remaining.ended.then(() => 'ended'), openStream(elsewhere.token).then(() => 'open')]),
  ).toBe('open');
});

const buildUserBody = (id: string, change: object) => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: `${id}@ejemplo.mx`,
  version: 1,
  ...change,
});

test.each<[string, (admin: TestClient, id: string) => Promise<unknown>]>([
  ['a deactivation', (admin, id) => admin.post(`/users/${id}/deactivate`)],
  [
    'a demotion',
    (admin, id) => {
      const change = { role: 'Consultant', distributorId: api.company.distributor.id };
      return admin.send('PUT', `/users/${id}`, buildUserBody(id, change));
    },
  ],
  [
    'a change of zones',
    (admin, id) => {
      const change = { role: 'Supervisor', zoneIds: [api.company.otherZone.id] };
      return admin.send('PUT', `/users/${id}`, buildUserBody(id, change));
    },
  ],
])('R-10 %s at one instance closes the stream of the user at another', async (_, change) => {
  const user = await createUser();
  await api.db
    .updateTable('users')
    .set({ email: `${user.id}@ejemplo.mx` })
    .where('id', '=', user.id)
    .execute();
  const stream = await openStream((await signIn(user)).token);
  await change(await api.signInAs(api.company.users.Admin), user.id);
  await stream.ended;
});

test('R-10 T-01 a new password closes the streams of all sessions', async () => {
  const user = await createUser('Supervisor', { password_hash: await hashSecret('Surco.antes.2026') });
  const [here, elsewhere] = [await signIn(user), await signIn(user)];
  const streams = [await openStream(here.token), await openStream(elsewhere.token)];
  const body = { currentPassword: 'Surco.antes.2026', password: 'Surco.luego.2026' };
  expect((await here.client.post('/users/me/password', body)).status).toBe(200);
  await Promise.all(streams.map(({ ended }) => ended));
});

test('N-13 R-10 closes the streams of sessions that need a second factor once the parameter is on, and no others', async () => {
  await setSecondFactorRequired(api, false);
  const coordinator = await createUser('Coordinator');
  const [password, directory, supervisor] = [
    await signIn(coordinator),
    { token: await createSession(api.db, coordinator.id, { viaDirectory: true }) },
    await signIn(await createUser()),
  ];
  const stream = await openStream(password.token);
  const remaining = [await openStream(directory.token), await openStream(supervisor.token)];
  const admin = await api.signInAs(api.company.users.Admin);
  const params = [{ key: 'security.secondFactorRequired', value: 1 }];
  expect((await put(admin, '/simulator-params', { params })).status).toBe(200);
  await stream.ended;
  const isAnyEnded = Promise.race(remaining.map(({ ended }) => ended.then(() => 'ended')));
  expect(await Promise.race([isAnyEnded, openStream(supervisor.token).then(() => 'open')])).toBe('open');
  await setSecondFactorRequired(api, false);
});

test('N-13 R-10 a stream whose session already needs a second factor closes after its first read', async () => {
  await setSecondFactorRequired(api);
  const { id } = await createUser('Coordinator');
  const session = { userId: id, sessionHash: sha256((await signIn({ id })).token) };
  for await (const chunk of openDetachedStream(session)) expect(String(chunk)).toContain('event: ready');
  await setSecondFactorRequired(api, false);
});

test('R-10 closes the oldest stream of a session that opens too many', async () => {
  const { token, client } = await signIn(await createUser());
  const first = await openStream(token);
  const others: OpenStream[] = [];
  for (let count = 0; count < maxStreamsPerSession; count += 1) others.push(await openStream(token));
  await first.ended;
  await client.post('/auth/logout');
  await Promise.all(others.map(({ ended }) => ended));
});

test('R-10 a stream whose session has already ended closes after its first read', async () => {
  const stream = openDetachedStream({ userId: (await createUser()).id, sessionHash: 'ended' });
  for await (const chunk of stream) expect(String(chunk)).toContain('event: ready');
});
