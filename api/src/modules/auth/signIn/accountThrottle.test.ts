import { getAccountLimits } from '../../../core/security/rateLimit/rateLimitPolicies';
import { withTransaction } from '../../../core/db/transaction';
import { issueResetToken } from '../../../core/security/resetTokens';
import { hashSecret } from '../../../core/security/secretHash';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { openMailbox } from '../../../testing/mailbox';
import { createUserWithCredentials, exhaustRateLimit, getNextIpAddress, signIn } from '../../../testing/signIn';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Exhausts the limits of an account, as an attack from many IP addresses does. */
async function throttleAccount(login: string, on = api): Promise<void> {
  for (const limit of getAccountLimits(login)) await exhaustRateLimit(on, limit);
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
    const mailbox = await openMailbox();
    const mailing = await startTestApi({ env: { SMTP_URL: mailbox.url } });
    const { user, credentials } = await createUserWithCredentials(mailing);
    for (const email of [credentials.email, credentials.email, 'desconocido@ejemplo.mx']) {
      await throttleAccount(email, mailing);
      expect((await signIn(await mailing.signInAs(), { email, password })).status).toBe(429);
    }
    await mailing.close();
    await mailbox.close();
    expect(mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [credentials.email, 'Intentos de entrar a su cuenta de Surco'],
    ]);
    expect(mailbox.mails[0]?.text).toContain(`Hola, ${user.first_name}:`);
    expect(mailbox.mails[0]?.text).toContain('/restore-password');
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
