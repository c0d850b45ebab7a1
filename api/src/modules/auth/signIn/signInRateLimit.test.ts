import { withTransaction } from '../../../core/db/transaction';
import { getAccountLimits } from '../../../core/security/rateLimit/rateLimitPolicies';
import { issueResetToken } from '../../../core/security/resetTokens';
import { hashSecret } from '../../../core/security/secretHash';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { runJobs } from '../../../testing/runJobs';
import { createUserWithCredentials, exhaustRateLimit, getNextIpAddress, signIn } from '../../../testing/signIn';
import { startSecondInstance } from '../../../testing/startSecondInstance';

const proxy = '10.9.0.1';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { TRUSTED_PROXIES: '10.9.0.0/24' } });
});
afterAll(() => api.close());

test('X-02 ten wrong keys block the IP address, not the farmer elsewhere', async () => {
  const clientKey = 'CLAVE-AGRI-0001';
  const key = { client_key_hash: await hashSecret(clientKey), client_key_hint: '0001' };
  await api.make.user('Farmer', { phone: '8715550102', ...key });
  const [visitor, from] = [await api.signInAs(), getNextIpAddress()];
  const guess = (clientKeyGuess: string, phone: string, where = from) =>
    visitor.post(
      '/auth/client',
      { phone, clientKey: clientKeyGuess },
      { 'x-forwarded-for': getNextIpAddress() },
      where,
    );
  for (let round = 0; round < 10; round += 1) expect((await guess(`otra ${round}`, '871 555 0102')).status).toBe(401);
  const stopped = await guess(clientKey, '+52 8715550102');
  expect([stopped.status, stopped.body]).toEqual([
    429,
    { error: 'Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.', code: 'DEMASIADOS_INTENTOS' },
  ]);
  expect((await guess(clientKey, '8715550102', getNextIpAddress())).status).toBe(200);
}, 30_000);

test('X-01 the message says how long to wait', async () => {
  const from = getNextIpAddress();
  const readWaitMessage = async (secondsLeft: number) => {
    await exhaustRateLimit(api, { policy: 'sign-in-address', key: from }, secondsLeft);
    return (await (await api.signInAs()).post('/auth/', { email: 'a@b.mx', password: 'x' }, {}, from)).body.error;
  };
  expect(await readWaitMessage(30)).toBe('Demasiados intentos. Espere 1 minuto e inténtelo de nuevo.');
  expect(await readWaitMessage(4.5 * 60)).toBe('Demasiados intentos. Espere 5 minutos e inténtelo de nuevo.');
  expect(await readWaitMessage(23.5 * 3600)).toBe('Demasiados intentos. Espere 24 horas e inténtelo de nuevo.');
});

test('X-01 ten wrong passwords at any instance block the IP address, also after a restart, and not the owner elsewhere', async () => {
  const { credentials } = await createUserWithCredentials(api);
  const [first, second, from] = [await startSecondInstance(api), await startSecondInstance(api), getNextIpAddress()];
  const guess = ({ visitor }: typeof first) => visitor.post('/auth/', { ...credentials, password: 'otra' }, {}, from);
  for (let round = 0; round < 5; round += 1) {
    expect((await guess(first)).status).toBe(401);
    expect((await guess(second)).status).toBe(401);
  }
  await Promise.all([first.app.close(), second.app.close()]);
  const third = await startSecondInstance(api);
  const stopped = await guess(third);
  expect([stopped.status, stopped.body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(800);
  await third.app.close();
  expect((await signIn(await api.signInAs(), credentials, from)).status).toBe(429);
  expect((await signIn(await api.signInAs(), credentials)).status).toBe(200);
}, 30_000);

test('X-01 blocks an IP address for every account while its limit is exhausted', async () => {
  const [visitor, from] = [await api.signInAs(), getNextIpAddress()];
  const guess = async () => (await signIn(visitor, { email: 'nuevo@ejemplo.mx', password: 'x' }, from)).status;
  await exhaustRateLimit(api, { policy: 'sign-in-address', key: from });
  expect(await guess()).toBe(429);
  await exhaustRateLimit(api, { policy: 'sign-in-address', key: from }, 0);
  expect(await guess()).toBe(401);
});

test('X-01 counts every one of many concurrent attempts', async () => {
  const { credentials } = await createUserWithCredentials(api);
  const [visitor, from] = [await api.signInAs(), getNextIpAddress()];
  const responses = await Promise.all(
    Array.from({ length: 15 }, () => visitor.post('/auth/', { ...credentials, password: 'otra' }, {}, from)),
  );
  const rejected = responses.filter(({ status }) => status === 401);
  expect(rejected.length).toBeLessThanOrEqual(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(responses.length - rejected.length);
}, 30_000);

/** Exhausts the limits of an account, as an attack from many IP addresses does. */
async function throttleAccount(login: string): Promise<void> {
  for (const limit of getAccountLimits(login)) await exhaustRateLimit(api, limit);
}

/** Sends a POST from a new IP address, with a device cookie if given. @returns the status and the new device cookie */
async function postFromDevice(path: string, body: object, device?: string) {
  const headers = device ? { cookie: `surco-device=${device}` } : {};
  const response = await (await api.signInAs()).post(path, body, headers, getNextIpAddress());
  return {
    status: response.status,
    device: /surco-device=([\w-]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '',
  };
}

describe('many IP addresses that guess the password of one account', () => {
  test('X-01 are rejected after thirty failures, with advice for the owner', async () => {
    const { credentials } = await createUserWithCredentials(api);
    for (let count = 0; count < 30; count += 1)
      expect((await signIn(await api.signInAs(), { ...credentials, password: `intento ${count}` })).status).toBe(401);
    const { status, body } = await signIn(await api.signInAs(), credentials);
    expect([status, body.error]).toEqual([
      429,
      'Demasiados intentos. Espere 15 minutos, use un dispositivo con el que ya haya entrado o pida un enlace en «¿Olvidó su contraseña?».',
    ]);
  }, 60_000);

  test('X-01 get the same response for an unknown account', async () => {
    const email = 'desconocido@ejemplo.mx';
    await throttleAccount(email);
    expect((await signIn(await api.signInAs(), { email, password })).body.error).toContain('pida un enlace');
  });

  test('X-01 are rejected while the daily limit of the account is exhausted, and the message says for how many hours', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const [, perDay] = getAccountLimits(credentials.email);
    if (perDay) await exhaustRateLimit(api, perDay, 23 * 3600);
    expect((await signIn(await api.signInAs(), credentials)).body.error).toMatch(/^Demasiados .* Espere 23 horas, use/);
  });

  test('X-01 cause one mail to the owner', async () => {
    const { user, credentials } = await createUserWithCredentials(api);
    await api.db.deleteFrom('mail_queue').execute();
    for (const email of [credentials.email, credentials.email, 'otro.desconocido@ejemplo.mx']) {
      await throttleAccount(email);
      expect((await signIn(await api.signInAs(), { email, password })).status).toBe(429);
    }
    const send = jest.fn();
    await runJobs(api, { mailer: { send } });
    expect(send.mock.calls).toMatchObject([
      [{ to: credentials.email, subject: 'Intentos de entrar a su cuenta de Surco' }],
    ]);
    const { text } = send.mock.calls[0]?.[0] ?? {};
    expect(text).toContain(`Hola, ${user.first_name}:`);
    expect(text).toContain('/restore-password');
  });
});

describe('the owner of a throttled account', () => {
  test('X-01 signs in from a known device, and nobody else does', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const { device } = await postFromDevice('/auth/', credentials);
    const otherAccount = await createUserWithCredentials(api);
    const stranger = await postFromDevice('/auth/', otherAccount.credentials);
    await throttleAccount(credentials.email);
    expect((await postFromDevice('/auth/', credentials)).status).toBe(429);
    expect((await postFromDevice('/auth/', credentials, stranger.device)).status).toBe(429);
    const signedIn = await postFromDevice('/auth/', credentials, device);
    expect(signedIn.status).toBe(200);
    // The cookie changes with each sign-in, so a copy of the older one is not valid.
    expect((await postFromDevice('/auth/', credentials, device)).status).toBe(429);
    expect((await postFromDevice('/auth/', credentials, signedIn.device)).status).toBe(200);
  });

  test('X-01 has ten wrong attempts on such a device, from any IP address', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const { device } = await postFromDevice('/auth/', credentials);
    const wrong = { ...credentials, password: 'otra' };
    for (let round = 0; round < 10; round += 1)
      expect((await postFromDevice('/auth/', wrong, device)).status).toBe(401);
    expect((await postFromDevice('/auth/', credentials, device)).status).toBe(429);
  });

  test('X-01 signs in from a browser shared with another user', async () => {
    const [first, second] = [await createUserWithCredentials(api), await createUserWithCredentials(api)];
    const { device } = await postFromDevice('/auth/', first.credentials);
    const shared = await postFromDevice('/auth/', second.credentials, device);
    await throttleAccount(first.credentials.email);
    expect((await postFromDevice('/auth/', first.credentials, shared.device)).status).toBe(200);
  });

  test('X-04 signs in from a browser that used a link sent to their mailbox', async () => {
    const { user, credentials } = await createUserWithCredentials(api);
    await throttleAccount(credentials.email);
    const token = await withTransaction(api.db, (tx) => issueResetToken(tx, user.id, 30));
    const chosen = { ...credentials, password: 'Caballo tuerto 47' };
    const { device } = await postFromDevice('/auth/reset-password', { token, password: chosen.password });
    expect((await postFromDevice('/auth/', chosen)).status).toBe(200);
    await throttleAccount(credentials.email);
    expect((await postFromDevice('/auth/', chosen, device)).status).toBe(200);
  });

  test('X-02 signs in with a new key if they are a farmer', async () => {
    const phone = '8715550177';
    const farmer = await api.make.user('Farmer', { phone, client_key_hash: await hashSecret('CLAVE-AGRI-0001') });
    await throttleAccount(phone);
    const trySignIn = async (clientKey: string) => (await postFromDevice('/auth/client', { phone, clientKey })).status;
    expect(await trySignIn('CLAVE-AGRI-0001')).toBe(429);
    const admin = await api.signInAs(await api.make.user('Admin'));
    const { body } = await admin.post(`/users/${farmer.id}/client-key`, { version: farmer.version });
    expect(await trySignIn((body.data as { clientKey: string }).clientKey)).toBe(200);
  });
});

describe('addresses that a proxy forwards', () => {
  let guessCount = 0;
  const guess = async (from: string, forwardedFor?: string) => {
    const body = { email: `nadie${(guessCount += 1)}@ejemplo.mx`, password: 'otra' };
    return (await (await api.signInAs()).post('/auth/', body, { 'x-forwarded-for': forwardedFor }, from)).status;
  };
  const exhaustLimit = (ipAddress: string) => exhaustRateLimit(api, { policy: 'sign-in-address', key: ipAddress });

  test('users behind a trusted proxy are counted by their own IP addresses', async () => {
    await exhaustLimit('203.0.113.5');
    expect(await guess(proxy, '203.0.113.5')).toBe(429);
    expect(await guess(proxy, '203.0.113.6')).toBe(401);
  });

  test('ignores a forged IP address before the one that the proxy adds', async () => {
    await exhaustLimit('203.0.113.7');
    expect(await guess(proxy, '9.9.9.9, 203.0.113.7')).toBe(429);
  });

  test('ignores a forwarded IP address from an untrusted sender', async () => {
    await exhaustLimit('10.8.0.1');
    expect(await guess('10.8.0.1', '203.0.113.200')).toBe(429);
  });
});
