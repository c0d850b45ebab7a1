import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDirectory, type LocalDirectory } from '../src/embedded/directory';
import { freePort } from '../src/embedded/postgres/server';
import { demoAccounts } from '../src/seed/accounts';
import { localDirectory } from '../src/settings';
import { startApi, type TestApi } from './harness';

/** Against the local directory: real OpenID Connect, real signatures. */
let directory: LocalDirectory;
let api: TestApi;
const dataDir = mkdtempSync(join(tmpdir(), 'surco-sso-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'surco-sso-'));

beforeAll(async () => {
  directory = await startDirectory({ port: await freePort(), dataDir, origins: [], ...localDirectory });
  api = await startApi({ env: { SSO_GRAPH_URL: directory.url } });
});
afterAll(async () => {
  await api.close();
  await directory.stop();
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

const [admin, coordinator, supervisor, consultant] = demoAccounts.map(({ email }) => email) as [
  string,
  string,
  string,
  string,
];
const oidOf = (email: string) => demoAccounts.find((account) => account.email === email)?.directoryId ?? '';
const signIn = async (msToken: string) => (await api.as()).post('/auth/microsoft', { msToken });
const refused = { status: 401, code: 'TOKEN_INVALIDO', cookie: undefined };
const outcome = async (msToken: string) => {
  const { status, body, cookie } = await signIn(msToken);
  return { status, code: body.code, cookie };
};

test('X-07 T-01 a token of the directory opens a session, which a second one renews', async () => {
  const user = await api.make.user('Admin', { email: admin });
  const first = await signIn(directory.issueToken(admin));
  expect([first.status, first.body.data]).toEqual([200, expect.objectContaining({ id: user.id, role: 'Admin' })]);
  const visitor = await api.as();
  visitor.token = first.cookie ?? '';
  const second = await visitor.post('/auth/microsoft', { msToken: directory.issueToken(admin) });
  expect(second.cookie).not.toBe(first.cookie);
  expect((await visitor.get('/auth/me')).status).toBe(401);
  const traces = await api.db.selectFrom('audit_log').selectAll().where('entity_id', '=', user.id).execute();
  expect(traces).toMatchObject([
    { action: 'LINK', user_id: user.id, before: { directoryOid: null }, after: { directoryOid: oidOf(admin) } },
  ]);
});

test('X-07 a genuine token of another application, tenant or person is refused', async () => {
  const other = 'aaaaaaaa-0000-4000-8000-000000000000';
  expect(await outcome(directory.issueToken(admin, { appid: other }))).toEqual({ ...refused, code: 'TOKEN_AJENO' });
  expect(await outcome(directory.issueToken(admin, { tid: other }))).toEqual({ ...refused, code: 'CUENTA_AJENA' });
  expect(await outcome(directory.issueToken(admin, { aud: other }))).toEqual(refused);
  expect(await outcome(directory.issueToken(admin, { oid: other }))).toEqual(refused);
});

test('X-07 a token that has expired is refused', async () => {
  expect(await outcome(directory.issueToken(admin, { exp: Math.floor(Date.now() / 1000) - 1 }))).toEqual(refused);
});

test('X-07 a token that was tampered with is refused', async () => {
  const [header = '', payload = '', signature = ''] = directory.issueToken(supervisor).split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), oid: oidOf(admin) };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const token of [
    `${header}.${forged}.${signature}`,
    `${none}.${forged}.`,
    `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
  ]) {
    expect(await outcome(token)).toEqual(refused);
  }
});

test('X-07 a token signed by another directory is refused', async () => {
  const impostor = await startDirectory({ port: await freePort(), dataDir: elsewhere, origins: [], ...localDirectory });
  expect(await outcome(impostor.issueToken(admin))).toEqual(refused);
  await impostor.stop();
});

test('X-07 a person whom Surco does not know is told so', async () => {
  const { status, body } = await signIn(directory.issueToken(coordinator));
  expect([status, body]).toEqual([
    403,
    {
      error: 'Esta cuenta corporativa no está dada de alta en Surco. Solicite el acceso a un administrador.',
      code: 'CUENTA_DESCONOCIDA',
    },
  ]);
});

test('X-07 the same address under another directory id is not linked by itself', async () => {
  const user = await api.make.user('Admin', {
    email: supervisor,
    directory_oid: 'dddddddd-0000-4000-8000-000000000009',
  });
  expect((await signIn(directory.issueToken(supervisor))).body.code).toBe('CUENTA_DESCONOCIDA');
  const { directory_oid } = await api.db
    .selectFrom('users')
    .select('directory_oid')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(directory_oid).toBe('dddddddd-0000-4000-8000-000000000009');
});

test('X-07 once linked it is the id that counts: a changed address goes on signing in as the same person', async () => {
  await api.db.updateTable('users').set({ email: 'otra.direccion@ejemplo.mx' }).where('email', '=', admin).execute();
  const taker = await api.make.user('Consultant', { email: admin });
  const { body } = await signIn(directory.issueToken(admin));
  expect(body.data).toMatchObject({ role: 'Admin', email: 'otra.direccion@ejemplo.mx' });
  expect(body.data).not.toMatchObject({ id: taker.id });
});

test('X-07 T-04 a disabled and a waiting user stay out', async () => {
  const user = await api.make.user('Consultant', { email: consultant, status: 'INACTIVO' });
  expect((await signIn(directory.issueToken(consultant))).body.code).toBe('CUENTA_INACTIVA');
  await api.db.updateTable('users').set({ status: 'PENDIENTE' }).where('id', '=', user.id).execute();
  expect((await signIn(directory.issueToken(consultant))).body.error).toMatch(/pendiente de aprobación/);
});
