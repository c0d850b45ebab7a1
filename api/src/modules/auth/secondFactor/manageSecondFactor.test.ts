import type { SecondFactorStatus } from '@surco/shared/contract';
import { withTransaction } from '../../../core/db/transaction';
import { encryptSecret } from '../../../core/security/encryption';
import { password, startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';
import { getErrorPaths } from '../../../testing/responses';
import { enrolTotp, requestChallenge } from '../../../testing/secondFactor';
import { createUserWithCredentials, getNextIpAddress, signIn } from '../../../testing/signIn';
import { createSoftwareAuthenticator } from '../../../testing/softwareAuthenticator';
import { generateCode, generateWrongCode } from '../../../testing/totpCodes';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { generateTotpKey } from './totp';

let api: TestApi;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  api = await startTestApi({ env: { SMTP_URL: mailbox.url } });
});
afterAll(async () => {
  await api.close();
  await mailbox.close();
});

const path = '/users/me/second-factor';

async function createCoordinator() {
  const { user, credentials } = await createUserWithCredentials(api);
  return { user, credentials, client: await api.signInAs(user) };
}

const readStatus = async (client: TestClient) => (await client.get(path)).body.data;

test('P-01 the first app requires the password; its first code activates it and returns ten recovery codes', async () => {
  const { client, user } = await createCoordinator();
  expect(await readStatus(client)).toEqual({
    required: false,
    hasPassword: true,
    totpSince: null,
    recoveryCodesLeft: 0,
    passkeys: [],
  });
  for (const body of [{}, { currentPassword: 'equivocada' }]) {
    const refused = await client.post(`${path}/totp`, body);
    expect([refused.status, getErrorPaths(refused)]).toEqual([400, ['currentPassword']]);
  }
  expect((await client.post(`${path}/totp/confirm`, { code: generateCode('JBSWY3DPEHPK3PXP') })).status).toBe(400);
  const setup = await client.post(`${path}/totp`, { currentPassword: password });
  expect(setup.body.data).toMatchObject({
    key: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: expect.stringContaining(encodeURIComponent(user.email ?? '')),
    qrCode: { path: expect.stringMatching(/^M\d+ \d+h1v1h-1z/) },
  });
  const { key } = setup.body.data as { key: string };
  const wrong = await client.post(`${path}/totp/confirm`, { code: generateWrongCode(key) });
  expect([wrong.status, getErrorPaths(wrong)]).toEqual([400, ['code']]);
  expect(await readStatus(client)).toMatchObject({ totpSince: null });
  const { body } = await client.post(`${path}/totp/confirm`, { code: generateCode(key) });
  const { recoveryCodes } = body.data as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
  expect(await readStatus(client)).toMatchObject({ totpSince: expect.any(String), recoveryCodesLeft: 10 });
});

test('P-01 the code that confirmed the app does not sign in', async () => {
  const { client, credentials } = await createCoordinator();
  const setup = await client.post(`${path}/totp`, { currentPassword: password });
  const code = generateCode((setup.body.data as { key: string }).key);
  await client.post(`${path}/totp/confirm`, { code });
  const visitor = await api.signInAs();
  const challenge = await requestChallenge(visitor, credentials);
  const response = await visitor.post('/auth/second-factor', { challenge, method: 'totp', code });
  expect(response.body.code).toBe('CODIGO_INVALIDO');
});

test('P-01 T-01 the other sessions end once a code confirmed the app, each with an audit entry', async () => {
  const { client, user } = await createCoordinator();
  const other = await api.signInAs(user);
  const stranger = await api.signInAs(api.company.users.Admin);
  const { body } = await client.post(`${path}/totp`, { currentPassword: password });
  expect((await other.get('/auth/me')).status).toBe(200);
  await client.post(`${path}/totp/confirm`, { code: generateCode((body.data as { key: string }).key) });
  expect((await other.get('/auth/me')).status).toBe(401);
  expect((await client.get('/auth/me')).status).toBe(200);
  expect((await stranger.get('/auth/me')).status).toBe(200);
  const ended = await stranger.get(`/audit?entityId=${user.id}&action=SESSION_END`);
  expect(ended.body.data).toMatchObject([{ user: { id: user.id } }]);
});

test('P-01 T-01 a sign-in that began before the app was confirmed opens no session', async () => {
  const { user, credentials } = await createUserWithCredentials(api);
  const visitor = await api.signInAs();
  const attempt = await withTransaction(api.db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', user.id).forUpdate().execute();
    const pending = signIn(visitor, credentials);
    await waitForBlockedTransactions(api.db, 1);
    await tx
      .insertInto('totp_secrets')
      .values({ user_id: user.id, secret: encryptSecret(api.settings, user.id, generateTotpKey()) })
      .execute();
    return { pending };
  });
  expect((await attempt.pending).cookie).toBeUndefined();
});

test('P-01 another app requires the password, and the former one works until the new one is confirmed', async () => {
  const { client, credentials } = await createCoordinator();
  const former = await enrolTotp(api, client);
  expect(getErrorPaths(await client.post(`${path}/totp`, { currentPassword: 'equivocada' }))).toEqual([
    'currentPassword',
  ]);
  expect((await client.post(`${path}/totp`, { currentPassword: credentials.password })).status).toBe(200);
  const visitor = await api.signInAs();
  const sendCode = async (key: string, steps = 0) => {
    const challenge = await requestChallenge(visitor, credentials);
    return visitor.post('/auth/second-factor', { challenge, method: 'totp', code: generateCode(key, steps) });
  };
  expect((await sendCode(former.key)).status).toBe(200);
  const next = await enrolTotp(api, client);
  expect((await sendCode(former.key, 1)).status).toBe(401);
  expect((await sendCode(next.key, 1)).status).toBe(200);
});

test('P-01 new recovery codes require the password and replace the former ones', async () => {
  const { client, credentials } = await createCoordinator();
  const currentPassword = credentials.password;
  expect((await client.post(`${path}/recovery-codes`, { currentPassword })).status).toBe(409);
  const { recoveryCodes: former } = await enrolTotp(api, client);
  expect(getErrorPaths(await client.post(`${path}/recovery-codes`, { currentPassword: 'equivocada' }))).toEqual([
    'currentPassword',
  ]);
  const { body } = await client.post(`${path}/recovery-codes`, { currentPassword });
  const { recoveryCodes } = body.data as { recoveryCodes: string[] };
  const visitor = await api.signInAs();
  const challenge = await requestChallenge(visitor, credentials);
  const sendCode = (code = '') => visitor.post('/auth/second-factor', { challenge, method: 'recovery', code });
  expect((await sendCode(former[0])).status).toBe(401);
  expect((await sendCode(recoveryCodes[0])).status).toBe(200);
});

test('P-01 turning the second factor off requires the password; then the password alone signs in', async () => {
  const { client, credentials } = await createCoordinator();
  await enrolTotp(api, client);
  expect(getErrorPaths(await client.post(`${path}/disable`, { currentPassword: 'equivocada' }))).toEqual([
    'currentPassword',
  ]);
  const { body } = await client.post(`${path}/disable`, { currentPassword: credentials.password });
  expect(body.data).toMatchObject({ totpSince: null, recoveryCodesLeft: 0, passkeys: [] });
  expect((await signIn(await api.signInAs(), credentials)).cookie).toBeDefined();
});

test('P-01 an account without a password, which signs in by the directory, cannot set up a second factor', async () => {
  const client = await api.signInAs(await api.make.user('Admin', { password_hash: null }));
  expect(await readStatus(client)).toMatchObject({ hasPassword: false });
  const { status, body } = await client.post(`${path}/totp`, { currentPassword: password });
  expect([status, body.error]).toEqual([409, expect.stringContaining('cuenta corporativa')]);
});

describe('reset by another user', () => {
  test('P-05 removes the factor, ends the sessions, mails the owner and writes an audit entry', async () => {
    const { client, user, credentials } = await createCoordinator();
    await enrolTotp(api, client);
    const admin = await api.signInAs(api.company.users.Admin);
    const before = (await admin.get(`/users/${user.id}`)).body.data as { hasSecondFactor: boolean };
    expect(before.hasSecondFactor).toBe(true);
    const { status, body } = await admin.post(`/users/${user.id}/reset-second-factor`, {});
    expect([status, body.data]).toEqual([200, expect.objectContaining({ hasSecondFactor: false })]);
    expect((await client.get('/auth/me')).status).toBe(401);
    expect((await signIn(await api.signInAs(), credentials, getNextIpAddress())).cookie).toBeDefined();
    const entry = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', user.id)
      .where('action', '=', 'SECOND_FACTOR_RESET')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ user_id: api.company.users.Admin.id, after: { hasSecondFactor: false } });
    const audited = await admin.get(`/audit?entityId=${user.id}&kind=credentials&sort=at`);
    expect(audited.body.data).toMatchObject([
      { action: 'SECOND_FACTOR_ON', after: { firstName: user.first_name, lastName: user.last_name } },
      { action: 'SECOND_FACTOR_RESET' },
    ]);
    expect((await mailbox.nextTo(user.email)).text).toContain('Se activó una aplicación de códigos');
    expect((await mailbox.nextTo(user.email)).text).toContain('quitó la verificación en dos pasos');
    expect((await admin.post(`/users/${user.id}/reset-second-factor`, {})).body.code).toBe('TRANSICION_INVALIDA');
  });

  test('P-05 a coordinator resets a supervisor of their zones, and neither themselves nor a user of the same rank', async () => {
    const { client, user } = await createCoordinator();
    await enrolTotp(api, client);
    const { client: peer } = await createCoordinator();
    for (const by of [client, peer])
      expect((await by.post(`/users/${user.id}/reset-second-factor`, {})).body.code).toBe('PERMISO_DENEGADO');
    const { user: supervisor } = await createUserWithCredentials(api, { role: 'Supervisor' });
    await enrolTotp(api, await api.signInAs(supervisor));
    expect((await client.post(`/users/${supervisor.id}/reset-second-factor`, {})).status).toBe(200);
  });
});

describe('passkeys', () => {
  type Options = { challenge: string };

  async function createEnrolledUser() {
    const enrolled = await createCoordinator();
    await enrolTotp(api, enrolled.client);
    return enrolled;
  }

  async function addPasskey(client: TestClient, currentPassword: string, origin = api.settings.publicUrl) {
    const { body } = await client.post('/users/me/passkeys/options', { currentPassword });
    const authenticator = createSoftwareAuthenticator(origin);
    const response = authenticator.register(body.data as Options);
    const added = await client.post('/users/me/passkeys', { name: 'Llave azul', response });
    return { authenticator, added, response };
  }

  async function createUserWithPasskey() {
    const enrolled = await createEnrolledUser();
    const { authenticator, added } = await addPasskey(enrolled.client, enrolled.credentials.password);
    const [passkey] = (added.body.data as SecondFactorStatus).passkeys;
    return { ...enrolled, authenticator, passkeyId: passkey?.id ?? '' };
  }

  const startSignIn = async (visitor: TestClient, challenge: string) =>
    (await visitor.post('/auth/second-factor/passkey-options', { challenge })).body.data as Options;
  const sendAssertion = (visitor: TestClient, challenge: string, response: unknown) =>
    visitor.post('/auth/second-factor/passkey', { challenge, response }, {}, getNextIpAddress());

  const removePasskey = (client: TestClient, id: string, currentPassword = password) =>
    client.post(`/users/me/passkeys/${id}/remove`, { currentPassword });

  test('P-01 a passkey is added with the password, listed, and removed with the password', async () => {
    const { user, client, credentials } = await createEnrolledUser();
    const wrong = await client.post('/users/me/passkeys/options', { currentPassword: 'equivocada' });
    expect(getErrorPaths(wrong)).toEqual(['currentPassword']);
    const { added } = await addPasskey(client, credentials.password);
    const { passkeys } = added.body.data as SecondFactorStatus;
    expect(passkeys).toEqual([
      { id: expect.any(String), name: 'Llave azul', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    const id = passkeys[0]?.id ?? '';
    expect(getErrorPaths(await client.post(`/users/me/passkeys/${id}/remove`, {}))).toEqual(['currentPassword']);
    const refused = await removePasskey(client, id, 'equivocada');
    expect([refused.status, getErrorPaths(refused)]).toEqual([400, ['currentPassword']]);
    const removed = await removePasskey(client, id);
    expect([removed.status, removed.body.data]).toEqual([200, expect.objectContaining({ passkeys: [] })]);
    const admin = await api.signInAs(api.company.users.Admin);
    const entries = await admin.get(`/audit?entityId=${user.id}&kind=credentials&sort=at`);
    const after = { firstName: user.first_name, origin: { address: '127.0.0.1' } };
    expect(entries.body.data).toMatchObject([
      { action: 'SECOND_FACTOR_ON', after },
      { action: 'PASSKEY_ADDED', after },
      { action: 'PASSKEY_REMOVED', after },
    ]);
  });

  test('P-01 a passkey needs an authenticator app first, and nobody removes that of another user', async () => {
    const { passkeyId } = await createUserWithPasskey();
    const { client } = await createCoordinator();
    expect((await client.post('/users/me/passkeys/options', { currentPassword: password })).status).toBe(409);
    expect((await removePasskey(client, passkeyId)).status).toBe(404);
  });

  test('P-01 refuses a passkey of another site, and a response that is sent twice', async () => {
    const { client, credentials } = await createEnrolledUser();
    const foreign = await addPasskey(client, credentials.password, 'https://malo.example');
    expect(foreign.added.body.code).toBe('LLAVE_INVALIDA');
    const { response } = await addPasskey(client, credentials.password);
    const again = await client.post('/users/me/passkeys', { name: 'Otra', response });
    expect(again.body.code).toBe('LLAVE_INVALIDA');
  });

  test('X-01 T-01 a passkey is the second step of a sign-in', async () => {
    const { user, credentials, authenticator } = await createUserWithPasskey();
    const visitor = await api.signInAs();
    const challenge = await requestChallenge(visitor, credentials);
    const assertion = authenticator.signIn(await startSignIn(visitor, challenge));
    const { status, body, cookie } = await sendAssertion(visitor, challenge, assertion);
    expect([status, body.data]).toEqual([200, expect.objectContaining({ id: user.id })]);
    visitor.token = cookie ?? '';
    const own = (await visitor.get('/users/me/second-factor')).body.data;
    expect(own).toMatchObject({ passkeys: [{ lastUsedAt: expect.any(String) }] });
    expect((await sendAssertion(visitor, challenge, assertion)).body.code).toBe('VERIFICACION_VENCIDA');
  });

  test('X-01 refuses a response to other options, of another passkey, and before there are options', async () => {
    const first = await createUserWithPasskey();
    const second = await createUserWithPasskey();
    const visitor = await api.signInAs();
    const challenge = await requestChallenge(visitor, first.credentials);
    const early = first.authenticator.signIn({ challenge: 'inventado' });
    expect((await sendAssertion(visitor, challenge, early)).body.code).toBe('LLAVE_INVALIDA');
    const options = await startSignIn(visitor, challenge);
    for (const response of [
      first.authenticator.signIn({ challenge: 'inventado' }),
      second.authenticator.signIn(options),
      { ...second.authenticator.signIn(options), id: first.authenticator.signIn(options).id },
    ])
      expect((await sendAssertion(visitor, challenge, response)).body.code).toBe('LLAVE_INVALIDA');
  });
});
