import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalDirectory, type LocalDirectory } from '../../../infrastructure/oidc/localDirectory';
import { findFreePort } from '../../../infrastructure/findFreePort';
import { demoAccounts, demoDirectory } from '../../../seed/accounts';
import { localDirectoryIds } from '../../../core/settings/ssoSettings';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { hashSecret } from '../../../core/security/secretHash';
import { enrolTotp, setSecondFactorRequired } from '../../../testing/secondFactor';

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
const signInWithToken = async (msToken: string) => (await api.signInAs()).post('/auth/microsoft', { msToken });
const invalidTokenOutcome = { status: 401, code: 'TOKEN_INVALIDO', cookie: undefined };
const readSignInOutcome = async (msToken: string) => {
  const { status, body, cookie } = await signInWithToken(msToken);
  return { status, code: body.code, cookie };
};

test('X-07 T-01 a token of the directory opens a session, which a second one renews', async () => {
  const user = await api.make.user('Admin', { email: admin });
  const first = await signInWithToken(directory.issueToken(admin));
  expect([first.status, first.body.data]).toEqual([200, expect.objectContaining({ id: user.id, role: 'Admin' })]);
  const visitor = await api.signInAs();
  visitor.token = first.cookie ?? '';
  const second = await visitor.post('/auth/microsoft', { msToken: directory.issueToken(admin) });
  expect(second.cookie).not.toBe(first.cookie);
  expect((await visitor.get('/auth/me')).status).toBe(401);
  const entries = api.db.selectFrom('audit_log').selectAll().where('entity_id', '=', user.id);
  const linkEntries = await entries.where('action', '=', 'LINK').execute();
  expect(linkEntries).toMatchObject([
    {
      action: 'LINK',
      user_id: user.id,
      after: { directoryOid: findDirectoryId(admin), origin: { address: '127.0.0.1' } },
    },
  ]);
});

test('X-07 rejects a valid token of another application, tenant or user', async () => {
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
});

test('X-07 rejects an expired token', async () => {
  expect(await readSignInOutcome(directory.issueToken(admin, { exp: Math.floor(Date.now() / 1000) - 1 }))).toEqual(
    invalidTokenOutcome,
  );
});

test('X-07 rejects a tampered token', async () => {
  const [header = '', payload = '', signature = ''] = directory.issueToken(supervisor).split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), oid: findDirectoryId(admin) };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const token of [
    `${header}.${forged}.${signature}`,
    `${none}.${forged}.`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
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
