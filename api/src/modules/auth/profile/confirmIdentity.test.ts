import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { localDirectoryIds } from '../../../core/settings/ssoSettings';
import { hashSecret } from '../../../core/security/secretHash';
import { findFreePort } from '../../../infrastructure/findFreePort';
import { type LocalDirectory, startLocalDirectory } from '../../../infrastructure/oidc/localDirectory';
import { demoAccounts, demoDirectory } from '../../../seed/accounts';
import { getNextNumber } from '../../../testing/factories';
import { password, startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { getErrorPaths } from '../../../testing/responses';

const dataDir = mkdtempSync(join(tmpdir(), 'surco-identity-'));
const [email = '', otherEmail = ''] = demoAccounts.map((account) => account.email);

let directory: LocalDirectory;
let api: TestApi;
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
  directory = await startLocalDirectory({
    port: await findFreePort(),
    dataDir,
    origins: [],
    ...localDirectoryIds,
    ...demoDirectory,
  });
  api = await startTestApi({ env: { SSO_GRAPH_URL: directory.url } });
  ({ id: userId } = await api.make.user('Supervisor', { email }, [api.company.zone.id]));
  await api.make.user('Supervisor', { email: otherEmail }, [api.company.zone.id]);
});
beforeEach(async () => {
  visitor = await api.signInAs();
  await signIn(visitor, { msToken: directory.issueToken(email) });
});
afterAll(async () => {
  await api.close();
  await directory.stop();
  rmSync(dataDir, { recursive: true, force: true });
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
  const other = await confirmIdentity({}, otherEmail);
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
