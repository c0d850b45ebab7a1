import type { SecondFactorStatus } from '@surco/shared/contract';
import { password, startTestApi, type TestApi, type TestClient } from '../../../../testing/harness';
import { getErrorPaths } from '../../../../testing/responses';
import { enrolTotp, requestChallenge } from '../../../../testing/secondFactor';
import { createUserWithCredentials, getNextIpAddress } from '../../../../testing/signIn';
import { createSoftwareAuthenticator } from '../../../../testing/softwareAuthenticator';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Options = { challenge: string };

async function createEnrolledUser() {
  const { user, credentials } = await createUserWithCredentials(api);
  const client = await api.signInAs(user);
  await enrolTotp(api, client);
  return { user, credentials, client };
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

test('P-01 a passkey needs an authenticator app first', async () => {
  const { user, credentials } = await createUserWithCredentials(api);
  const client = await api.signInAs(user);
  const { status } = await client.post('/users/me/passkeys/options', { currentPassword: credentials.password });
  expect(status).toBe(409);
});

test('P-01 nobody removes the passkey of another user', async () => {
  const { passkeyId } = await createUserWithPasskey();
  const { client } = await createEnrolledUser();
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
