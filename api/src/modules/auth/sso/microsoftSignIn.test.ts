import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startLocalDirectory, type LocalDirectory } from '../../../infrastructure/oidc/localDirectory';
import { findFreePort } from '../../../infrastructure/findFreePort';
import { demoAccounts, demoDirectory } from '../../../seed/accounts';
import { localDirectoryIds } from '../../../core/settings/ssoSettings';
import { buildServer } from '../../../server';
import { getNextNumber } from '../../../testing/factories';
import { password, startTestApi, TestClient, type TestApi } from '../../../testing/harness';
import { hashSecret } from '../../../core/security/secretHash';
import { getErrorPaths } from '../../../testing/responses';
import { enrolTotp, setSecondFactorRequired } from '../../../testing/secondFactor';
import { getNextIpAddress } from '../../../testing/signIn';

/** Uses the local directory, with real OpenID Connect and real signatures. */
let directory: LocalDirectory;
let api: TestApi;
const dataDir = mkdtempSync(join(tmpdir(), 'surco-sso-'));
const otherDataDir = mkdtempSync(join(tmpdir(), 'surco-sso-'));

beforeAll(async () => {
  directory = await startLocalDirectory({
    port: await findFreePort(),
    dataDir,
    origins: [],
    ...localDirectoryIds,
    ...demoDirectory,
  });
  api = await startTestApi({ env: { SSO_GRAPH_URL: directory.url } });
});
afterAll(async () => {
  await api.close();
  await directory.stop();
  for (const folder of [dataDir, otherDataDir]) rmSync(folder, { recursive: true, force: true });
});

const [admin, coordinator, supervisor, consultant] = demoAccounts.map(({ email }) => email) as [
  string,
  string,
  string,
  string,
];
const findDirectoryId = (email: string) => demoAccounts.find((account) => account.email === email)?.directoryId ?? '';
const signInWithToken = async (msToken: string, from = getNextIpAddress()) =>
  (await api.signInAs()).post('/auth/microsoft', { msToken }, {}, from);
const invalidTokenOutcome = { status: 401, code: 'TOKEN_INVALIDO', cookie: undefined };
const readSignInOutcome = async (msToken: string) => {
  const { status, body, cookie } = await signInWithToken(msToken);
  return { status, code: body.code, cookie };
};

test('X-07 T-01 a token of the directory opens a session, which a second one renews', async () => {
  const user = await api.make.user('Admin', { email: admin });
  const first = await signInWithToken(directory.issueToken(admin), '10.8.8.8');
  expect([first.status, first.body.data]).toEqual([200, expect.objectContaining({ id: user.id, role: 'Admin' })]);
  const visitor = await api.signInAs();
  visitor.token = first.cookie ?? '';
  const second = await visitor.post('/auth/microsoft', { msToken: directory.issueToken(admin) });
  expect(second.cookie).not.toBe(first.cookie);
  expect((await visitor.get('/auth/me')).status).toBe(401);
  expect((await visitor.post('/auth/google', { msToken: directory.issueToken(admin) })).status).toBe(404);
  const entries = api.db.selectFrom('audit_log').selectAll().where('entity_id', '=', user.id);
  const linkEntries = await entries.where('action', '=', 'LINK').execute();
  expect(linkEntries).toMatchObject([
    {
      action: 'LINK',
      user_id: user.id,
      after: { directoryOid: findDirectoryId(admin), origin: { address: '10.8.8.8' } },
    },
  ]);
});

test('X-07 rejects an expired token, and a valid one of another application, tenant or user', async () => {
  const otherId = 'aaaaaaaa-0000-4000-8000-000000000000';
  expect(await readSignInOutcome(directory.issueToken(admin, { appid: otherId }))).toEqual({
    ...invalidTokenOutcome,
    code: 'TOKEN_AJENO',
  });
  expect(await readSignInOutcome(directory.issueToken(admin, { tid: otherId }))).toEqual({
    ...invalidTokenOutcome,
    code: 'CUENTA_AJENA',
  });
  expect(await readSignInOutcome(directory.issueToken(admin, { aud: otherId }))).toEqual(invalidTokenOutcome);
  expect(await readSignInOutcome(directory.issueToken(admin, { oid: otherId }))).toEqual(invalidTokenOutcome);
  const expired = { exp: Math.floor(Date.now() / 1000) - 1 };
  expect(await readSignInOutcome(directory.issueToken(admin, expired))).toEqual(invalidTokenOutcome);
});

test('X-07 rejects a tampered token, a text that is none, and one with a line break, which would add a header', async () => {
  const [header = '', payload = '', signature = ''] = directory.issueToken(supervisor).split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), oid: findDirectoryId(admin) };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const token of [
    `${header}.${forged}.${signature}`,
    `${none}.${forged}.`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
    'abc',
    'a\r\nb',
  ]) {
    expect(await readSignInOutcome(token)).toEqual(invalidTokenOutcome);
  }
});

test('X-07 rejects a token signed by another directory', async () => {
  const impostor = await startLocalDirectory({
    port: await findFreePort(),
    dataDir: otherDataDir,
    origins: [],
    ...localDirectoryIds,
    ...demoDirectory,
  });
  expect(await readSignInOutcome(impostor.issueToken(admin))).toEqual(invalidTokenOutcome);
  await impostor.stop();
});

test('X-07 rejects an account without a user', async () => {
  const { status, body } = await signInWithToken(directory.issueToken(coordinator));
  expect([status, body]).toEqual([
    403,
    {
      error: 'Esta cuenta corporativa no está dada de alta en Surco. Solicite el acceso a un administrador.',
      code: 'CUENTA_DESCONOCIDA',
    },
  ]);
});

test('X-07 does not link another directory account with the same address', async () => {
  const user = await api.make.user('Admin', {
    email: supervisor,
    directory_oid: 'dddddddd-0000-4000-8000-000000000009',
  });
  expect((await signInWithToken(directory.issueToken(supervisor))).body.code).toBe('CUENTA_DESCONOCIDA');
  const { directory_oid } = await api.db
    .selectFrom('users')
    .select('directory_oid')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(directory_oid).toBe('dddddddd-0000-4000-8000-000000000009');
});

test('X-07 a linked account with a changed address still signs in as the same user', async () => {
  await api.db.updateTable('users').set({ email: 'otra.direccion@ejemplo.mx' }).where('email', '=', admin).execute();
  const taker = await api.make.user('Consultant', { email: admin });
  const { body } = await signInWithToken(directory.issueToken(admin));
  expect(body.data).toMatchObject({ role: 'Admin', email: 'otra.direccion@ejemplo.mx' });
  expect(body.data).not.toMatchObject({ id: taker.id });
});

test('X-07 T-04 rejects deactivated and pending users', async () => {
  const user = await api.make.user('Consultant', { email: consultant, status: 'INACTIVO' });
  expect((await signInWithToken(directory.issueToken(consultant))).body.code).toBe('CUENTA_INACTIVA');
  await api.db.updateTable('users').set({ status: 'PENDIENTE' }).where('id', '=', user.id).execute();
  expect((await signInWithToken(directory.issueToken(consultant))).body.error).toMatch(/pendiente de aprobación/);
});

test('X-07 N-13 a sign-in by the directory needs no second factor, even when the role needs one', async () => {
  await setSecondFactorRequired(api);
  const user = await api.make.user('Coordinator', { email: coordinator, password_hash: await hashSecret(password) });
  const visitor = await api.signInAs();
  const signInAgain = async () => {
    const response = await signInWithToken(directory.issueToken(coordinator));
    visitor.token = response.cookie ?? '';
    return response.body.data;
  };
  expect(await signInAgain()).toMatchObject({ id: user.id, secondFactorPending: false });
  expect((await visitor.get('/users')).status).toBe(200);
  await enrolTotp(api, visitor);
  expect(await signInAgain()).toMatchObject({ id: user.id, secondFactorPending: false });
});

/** Another instance on the same database, with this directory. */
async function startWithDirectory(graphUrl: string) {
  const settings = { ...api.settings, sso: { ...api.settings.sso, graphUrl } };
  const app = await buildServer(settings, { db: api.db });
  return { app, visitor: new TestClient(app, settings) };
}

test('X-07 links no user by a mail address that the directory did not verify, and takes no token of another account', async () => {
  await api.make.user('Admin', { email: 'direccion@ejemplo.mx' });
  const guest = { id: 'oid-guest', userPrincipalName: 'guest_example.com#EXT#@tenant.example' };
  /** Names the application by `azp`, as some versions of the directory do. */
  const encodeToken = (oid: string) => {
    const claims = { azp: localDirectoryIds.clientId, tid: localDirectoryIds.tenantId, oid };
    return `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.b`;
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...guest, mail: 'direccion@ejemplo.mx' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { app, visitor } = await startWithDirectory(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const readCode = async (oid: string) =>
    (await visitor.post('/auth/microsoft', { msToken: encodeToken(oid) })).body.code;
  expect([await readCode(guest.id), await readCode('oid-other')]).toEqual(['CUENTA_DESCONOCIDA', 'TOKEN_INVALIDO']);
  await app.close();
  server.close();
});

test('X-07 answers 503 with Retry-After when the directory is unreachable, which does not count as a guess', async () => {
  const { app, visitor } = await startWithDirectory('http://127.0.0.1:9');
  const from = '10.7.7.7';
  const body = { msToken: directory.issueToken(coordinator) };
  const response = await visitor.post('/auth/microsoft', body, {}, from);
  expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([
    503,
    'DIRECTORIO_NO_DISPONIBLE',
    '5',
  ]);
  const counts = api.db.selectFrom('rate_limits').selectAll().where('key', 'like', `%${from}%`);
  expect(await counts.execute()).toEqual([]);
  await app.close();
});

describe('confirming one’s identity', () => {
  const email = demoAccounts[4]?.email ?? '';
  let userId: string;
  /** Signed in by the directory, to an account without a password. */
  let visitor: TestClient;

  const signIn = async (client: TestClient, body: object) => {
    const response = await client.post('/auth/microsoft', body);
    if (response.cookie) client.token = response.cookie;
    return response;
  };
  const confirmIdentity = (changes = {}, address = email) =>
    signIn(visitor, { msToken: directory.issueToken(address, changes), confirmsIdentity: true });

  beforeAll(async () => {
    ({ id: userId } = await api.make.user('Supervisor', { email }, [api.company.zone.id]));
  });
  beforeEach(async () => {
    visitor = await api.signInAs();
    await signIn(visitor, { msToken: directory.issueToken(email) });
  });

  const changeEmail = (body = {}) =>
    visitor.post('/users/me/email', { email: `nueva${getNextNumber()}@ejemplo.mx`, ...body });
  const endOthers = (body = {}) => visitor.send('DELETE', '/users/me/sessions', body);
  const readOutcome = ({ status, body }: { status: number; body: { code?: unknown } }) => [status, body.code];
  /** @param minutes from now */
  const getEpochSeconds = (minutes: number): number => Math.floor(Date.now() / 1000) + minutes * 60;
  const refused = [403, 'IDENTIDAD_SIN_CONFIRMAR'];

  test('P-01 a session of an account without a password changes neither e-mail nor sessions', async () => {
    expect(readOutcome(await changeEmail())).toEqual(refused);
    expect(readOutcome(await changeEmail({ accountPassword: 'inventada' }))).toEqual(refused);
    expect(readOutcome(await endOthers())).toEqual(refused);
    const [own] = (await visitor.get('/users/me/sessions')).body.data as { id: string }[];
    expect(readOutcome(await visitor.send('DELETE', `/users/me/sessions/${own?.id}`, {}))).toEqual(refused);
  });

  test('P-01 a new sign-in in the directory confirms the changes of five minutes', async () => {
    expect((await confirmIdentity()).status).toBe(200);
    expect((await changeEmail()).status).toBe(200);
    expect((await endOthers()).status).toBe(200);
    await sql`update sessions set identity_confirmed_at = now() - interval '5 minutes' where user_id = ${userId}`.execute(
      api.db,
    );
    expect(readOutcome(await changeEmail())).toEqual(refused);
  });

  test('P-01 a new token confirms although the directory dates it five minutes back', async () => {
    expect((await confirmIdentity({ iat: getEpochSeconds(-6) })).status).toBe(200);
    expect((await changeEmail()).status).toBe(200);
  });

  test('P-01 neither a token issued earlier nor that of another account confirms anything', async () => {
    expect(readOutcome(await confirmIdentity({ iat: getEpochSeconds(-11) }))).toEqual(refused);
    const other = await confirmIdentity({}, admin);
    expect(readOutcome(other)).toEqual(refused);
    expect(other.body.error).toContain('es de otro usuario');
    expect((await visitor.get('/auth/me')).body.data).toMatchObject({ id: userId });
    expect(readOutcome(await changeEmail())).toEqual(refused);
  });

  test('P-01 the renewal of single sign-on confirms nothing', async () => {
    await confirmIdentity();
    await signIn(visitor, { msToken: directory.issueToken(email) });
    expect(readOutcome(await changeEmail())).toEqual(refused);
  });

  test('P-01 an account with a password confirms with it, however it signed in', async () => {
    await api.db
      .updateTable('users')
      .set({ password_hash: await hashSecret(password) })
      .where('id', '=', userId)
      .execute();
    await confirmIdentity();
    expect(getErrorPaths(await endOthers())).toEqual(['currentPassword']);
    expect(getErrorPaths(await endOthers({ currentPassword: 'inventada' }))).toEqual(['currentPassword']);
    expect((await endOthers({ currentPassword: password })).status).toBe(200);
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
  });
});
