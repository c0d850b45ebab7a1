import { calls, type CallSpec } from '@surco/shared/contract/calls';
import { withTransaction } from '../../../core/db/transaction';
import { password, startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';
import { put } from '../../../testing/responses';
import { enrolTotp, requestChallenge, setSecondFactorRequired } from '../../../testing/secondFactor';
import { createUserWithCredentials, getNextIpAddress, signIn } from '../../../testing/signIn';
import { generateCode, generateWrongCode } from '../../../testing/totpCodes';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';

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

/** A coordinator with an authenticator app. */
async function createEnrolledUser() {
  const { user, credentials } = await createUserWithCredentials(api);
  return { user, credentials, ...(await enrolTotp(api, await api.signInAs(user))) };
}

const sendCode = (
  visitor: TestClient,
  challenge: string,
  code: string,
  { method = 'totp', from = getNextIpAddress() } = {},
) => visitor.post('/auth/second-factor', { challenge, method, code }, {}, from);

test('X-01 a correct password opens no session and returns a challenge; a wrong one does not reveal the second factor', async () => {
  const { credentials } = await createEnrolledUser();
  const visitor = await api.signInAs();
  const { status, body, headers } = await signIn(visitor, credentials);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    secondFactorNeeded: true,
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    methods: ['totp', 'recovery'],
    expiresAt: expect.any(String),
  });
  expect(headers['set-cookie']).toBeUndefined();
  expect((await signIn(visitor, { ...credentials, password: 'equivocada' })).body.code).toBe('CREDENCIALES_INVALIDAS');
});

test('X-01 T-01 the code of the app opens the session', async () => {
  const { user, credentials, key } = await createEnrolledUser();
  const visitor = await api.signInAs();
  const challenge = await requestChallenge(visitor, credentials);
  const { status, body, cookie } = await sendCode(visitor, challenge, generateCode(key));
  expect([status, body.data]).toEqual([200, expect.objectContaining({ id: user.id, secondFactorPending: false })]);
  visitor.token = cookie ?? '';
  expect((await visitor.get('/auth/me')).status).toBe(200);
});

test('X-01 a code and a challenge are valid once', async () => {
  const { credentials, key } = await createEnrolledUser();
  const visitor = await api.signInAs();
  const first = await requestChallenge(visitor, credentials);
  const second = await requestChallenge(visitor, credentials);
  const code = generateCode(key);
  expect((await sendCode(visitor, first, code)).status).toBe(200);
  expect((await sendCode(visitor, second, code)).body.code).toBe('CODIGO_INVALIDO');
  expect((await sendCode(visitor, first, generateCode(key, 1))).body.code).toBe('VERIFICACION_VENCIDA');
  expect((await sendCode(visitor, second, generateCode(key, 1))).status).toBe(200);
});

test('X-01 lets one of several concurrent uses of a code succeed', async () => {
  const { credentials, key } = await createEnrolledUser();
  const visitor = await api.signInAs();
  const challenges: string[] = [];
  for (let count = 0; count < 4; count += 1) challenges.push(await requestChallenge(visitor, credentials));
  const code = generateCode(key);
  const responses = await Promise.all(challenges.map((challenge) => sendCode(visitor, challenge, code)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
});

test('X-01 of two recovery codes that are sent at once with one challenge, one is used up', async () => {
  const { user, credentials, recoveryCodes } = await createEnrolledUser();
  const visitor = await api.signInAs();
  const challenge = await requestChallenge(visitor, credentials);
  const codes = recoveryCodes.slice(0, 2);
  // Both wait for the challenge, so that each has passed all checks before either has used it.
  const sending = await withTransaction(api.db, async (tx) => {
    await tx.selectFrom('sign_in_challenges').select('token_hash').where('user_id', '=', user.id).forUpdate().execute();
    const started = codes.map((code) => sendCode(visitor, challenge, code, { method: 'recovery' }));
    await waitForBlockedTransactions(api.db, 2);
    return started;
  });
  const responses = await Promise.all(sending);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const refused = responses.findIndex(({ status }) => status === 401);
  expect(responses[refused]?.body.code).toBe('VERIFICACION_VENCIDA');
  const left = await api.db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', user.id).execute();
  expect(left).toHaveLength(9);
  const again = await requestChallenge(visitor, credentials);
  expect((await sendCode(visitor, again, codes[refused] ?? '', { method: 'recovery' })).status).toBe(200);
});

test('X-01 a recovery code is valid once, in any case and spacing, and its owner gets a mail', async () => {
  const { user, credentials, recoveryCodes } = await createEnrolledUser();
  expect((await mailbox.nextTo(user.email)).text).toContain('Se activó una aplicación de códigos');
  const visitor = await api.signInAs();
  const typed = recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
  const challenge = await requestChallenge(visitor, credentials);
  expect((await sendCode(visitor, challenge, typed, { method: 'recovery' })).status).toBe(200);
  expect((await mailbox.nextTo(user.email)).text).toContain('con un código de recuperación');
  const again = await requestChallenge(visitor, credentials);
  expect((await sendCode(visitor, again, typed, { method: 'recovery' })).body).toMatchObject({
    code: 'CODIGO_INVALIDO',
    error: 'El código de recuperación no es correcto o ya se usó. Revíselo o use otro.',
  });
  const entries = await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', user.id).execute();
  const actions = entries.map(({ action }) => action);
  expect(actions.toSorted()).toEqual(['RECOVERY_CODE_USED', 'SECOND_FACTOR_ON', 'SIGN_IN', 'SIGN_IN_FAILED']);
});

test('X-01 rejects a code of another user', async () => {
  const [first, second] = [await createEnrolledUser(), await createEnrolledUser()];
  const visitor = await api.signInAs();
  const challenge = await requestChallenge(visitor, first.credentials);
  expect((await sendCode(visitor, challenge, generateCode(second.key))).status).toBe(401);
  const [code = ''] = second.recoveryCodes;
  expect((await sendCode(visitor, challenge, code, { method: 'recovery' })).status).toBe(401);
});

describe('guessing codes', () => {
  test('X-01 a challenge ends after five wrong codes', async () => {
    const { credentials, key } = await createEnrolledUser();
    const visitor = await api.signInAs();
    const challenge = await requestChallenge(visitor, credentials);
    for (let count = 0; count < 5; count += 1)
      expect((await sendCode(visitor, challenge, generateWrongCode(key))).body.code).toBe('CODIGO_INVALIDO');
    expect((await sendCode(visitor, challenge, generateCode(key))).body.code).toBe('VERIFICACION_VENCIDA');
  });

  test('X-01 wrong codes count like wrong passwords', async () => {
    const { credentials, key } = await createEnrolledUser();
    const visitor = await api.signInAs();
    const from = getNextIpAddress();
    for (let round = 0; round < 2; round += 1) {
      const challenge = await requestChallenge(visitor, credentials, from);
      for (let count = 0; count < 5; count += 1) await sendCode(visitor, challenge, generateWrongCode(key), { from });
    }
    const { status } = await visitor.post('/auth/', credentials, {}, from);
    expect(status).toBe(429);
  });

  test('X-01 at most five challenges of a user are open', async () => {
    const { credentials, key } = await createEnrolledUser();
    const visitor = await api.signInAs();
    const oldest = await requestChallenge(visitor, credentials);
    for (let count = 0; count < 5; count += 1) await requestChallenge(visitor, credentials);
    expect((await sendCode(visitor, oldest, generateCode(key))).body.code).toBe('VERIFICACION_VENCIDA');
  });
});

/** Sets a new password with a mailed link, which clears the limits of the account. */
async function resetPassword(email: string, chosen: string): Promise<void> {
  const visitor = await api.signInAs();
  await visitor.post('/auth/forgot-password', { email }, {}, getNextIpAddress());
  let token: string | undefined;
  // Mails about the second factor may come first.
  while (!token) token = /\/new-password\?token=([\w-]+)/.exec((await mailbox.nextTo(email)).text)?.[1];
  expect((await visitor.post('/auth/reset-password', { token, password: chosen }, {}, getNextIpAddress())).status).toBe(
    200,
  );
}

test('X-01 reset links do not allow more wrong codes than fifty a day', async () => {
  const { credentials, key, recoveryCodes } = await createEnrolledUser();
  let chosen = credentials.password;
  for (let round = 0; round < 10; round += 1) {
    if (round === 5) await resetPassword(credentials.email, (chosen = 'Otra.frase.larga.2027'));
    const visitor = await api.signInAs();
    const challenge = await requestChallenge(visitor, { ...credentials, password: chosen });
    for (let count = 0; count < 5; count += 1)
      expect((await sendCode(visitor, challenge, generateWrongCode(key))).body.code).toBe('CODIGO_INVALIDO');
  }
  await resetPassword(credentials.email, (chosen = 'Una.frase.distinta.2028'));
  const visitor = await api.signInAs();
  const challenge = await requestChallenge(visitor, { ...credentials, password: chosen });
  expect((await sendCode(visitor, challenge, generateCode(key))).body).toMatchObject({
    code: 'DEMASIADOS_INTENTOS',
    error: expect.stringContaining('o use un código de recuperación.'),
  });
  const [code = ''] = recoveryCodes;
  expect((await sendCode(visitor, challenge, code, { method: 'recovery' })).status).toBe(200);
});

test('X-01 a challenge ends after five minutes, and when the password changes', async () => {
  const { user, credentials, key } = await createEnrolledUser();
  const visitor = await api.signInAs();
  const late = await requestChallenge(visitor, credentials);
  const past = new Date(Date.now() - 1_000);
  await api.db.updateTable('sign_in_challenges').set({ expires_at: past }).where('user_id', '=', user.id).execute();
  expect((await sendCode(visitor, late, generateCode(key))).body.code).toBe('VERIFICACION_VENCIDA');
  const challenge = await requestChallenge(visitor, credentials);
  const change = { currentPassword: credentials.password, password: 'Otra.frase.larga.2027' };
  expect((await (await api.signInAs(user)).post('/users/me/password', change)).status).toBe(200);
  expect((await sendCode(visitor, challenge, generateCode(key))).body.code).toBe('VERIFICACION_VENCIDA');
});

test('X-01 the database stores neither the key nor a recovery code nor a challenge in plain text', async () => {
  const { user, credentials, key, recoveryCodes } = await createEnrolledUser();
  const challenge = await requestChallenge(await api.signInAs(), credentials);
  const tables = ['totp_secrets', 'recovery_codes', 'sign_in_challenges', 'audit_log'] as const;
  const stored = await Promise.all(
    tables.map((table) => api.db.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()),
  );
  const text = JSON.stringify(stored);
  expect(stored.map((rows) => rows.length)).toEqual([1, 10, 1, 1]);
  for (const secret of [key, challenge, ...recoveryCodes]) expect(text).not.toContain(secret);
});

describe('where the second factor is required', () => {
  beforeEach(() => setSecondFactorRequired(api));
  afterAll(() => setSecondFactorRequired(api, false));

  test('N-13 a coordinator without a second factor may only set one up', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const visitor = await api.signInAs();
    const { body } = await signIn(visitor, credentials);
    expect(body.data).toMatchObject({ role: 'Coordinator', secondFactorPending: true });
    for (const [key, spec] of Object.entries<CallSpec>(calls)) {
      const [method, path = ''] = key.split(' ');
      if (
        method !== 'GET' ||
        spec.access === 'anyone' ||
        (spec.access !== 'signedIn' && !spec.access.includes('Coordinator'))
      )
        continue;
      const { body: response } = await visitor.get(path.replace(/\{\w+\}/g, '1a000000-0000-4000-8000-000000000001'));
      expect([key, response.code]).toEqual([key, spec.beforeSecondFactor ? undefined : 'SEGUNDO_FACTOR_PENDIENTE']);
    }
    expect((await visitor.post('/seasons', {})).body.code).toBe('SEGUNDO_FACTOR_PENDIENTE');
  });

  test('N-13 the session is limited until a code confirmed the app', async () => {
    const { user } = await createUserWithCredentials(api);
    const visitor = await api.signInAs(user);
    expect((await visitor.get('/seasons')).status).toBe(403);
    await visitor.post('/users/me/second-factor/totp', { currentPassword: password });
    expect((await visitor.get('/seasons')).status).toBe(403);
    await enrolTotp(api, visitor);
    expect((await visitor.get('/seasons')).status).toBe(200);
    expect((await visitor.get('/auth/me')).body.data).toMatchObject({ secondFactorPending: false });
  });

  test('N-13 supervisors, consultants and farmers need no second factor', async () => {
    for (const role of ['Supervisor', 'Consultant', 'Farmer'] as const) {
      const { body } = await (await api.signInAs(api.company.users[role])).get('/auth/me');
      expect([role, body.data]).toEqual([role, expect.objectContaining({ secondFactorPending: false })]);
    }
  });

  test('N-13 a user whose role needs a second factor cannot turn it off', async () => {
    const { user, credentials } = await createUserWithCredentials(api);
    const visitor = await api.signInAs(user);
    await enrolTotp(api, visitor);
    const { status, body } = await visitor.post('/users/me/second-factor/disable', {
      currentPassword: credentials.password,
    });
    expect([status, body.error]).toEqual([
      409,
      'Su cuenta necesita la verificación en dos pasos: no se puede desactivar.',
    ]);
  });

  test('P-04 N-13 an administrator turns the parameter on, which also limits their own session', async () => {
    await setSecondFactorRequired(api, false);
    const admin = await api.signInAs(api.company.users.Admin);
    const change = (value: number) =>
      put(admin, '/simulator-params', { params: [{ key: 'security.secondFactorRequired', value }] });
    expect((await change(0.5)).body.details).toEqual([
      {
        path: 'params.0.value',
        message: 'Debe ser un número entero, entre 0 y 1.',
      },
    ]);
    expect((await change(1)).status).toBe(200);
    expect((await admin.get('/simulator-params')).body.code).toBe('SEGUNDO_FACTOR_PENDIENTE');
  });
});
