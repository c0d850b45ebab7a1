import { hashSecret } from '../../../core/security/secretHash';
import { password, startTestApi, type TestClient, type TestApi } from '../../../testing/harness';
import { exhaustRateLimit, getNextIpAddress } from '../../../testing/signIn';
import { startSecondInstance } from '../../../testing/startSecondInstance';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
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

test('X-01 instances share their counts, which survive a restart', async () => {
  const { email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
  const [first, second, from] = [await startSecondInstance(api), await startSecondInstance(api), getNextIpAddress()];
  const guess = ({ visitor }: { visitor: TestClient }) => visitor.post('/auth/', { email, password: 'otra' }, {}, from);
  for (let round = 0; round < 5; round += 1) {
    expect((await guess(first)).status).toBe(401);
    expect((await guess(second)).status).toBe(401);
  }
  await Promise.all([first.app.close(), second.app.close()]);
  const third = await startSecondInstance(api);
  expect((await guess(third)).status).toBe(429);
  await third.app.close();
}, 30_000);

test('X-01 correct passwords do not count', async () => {
  const { email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
  const from = getNextIpAddress();
  for (let round = 0; round < 12; round += 1)
    expect((await (await api.signInAs()).post('/auth/', { email, password }, {}, from)).status).toBe(200);
}, 30_000);

test('X-07 an unreachable directory does not count as a guess', async () => {
  const apiWithoutDirectory = await startTestApi({ env: { SSO_GRAPH_URL: 'http://127.0.0.1:9' } });
  const { clientId, tenantId } = apiWithoutDirectory.settings.sso;
  const claims = Buffer.from(JSON.stringify({ appid: clientId, tid: tenantId, oid: 'x' })).toString('base64url');
  const visitor = await apiWithoutDirectory.signInAs();
  expect((await visitor.post('/auth/microsoft', { msToken: `a.${claims}.b` })).status).toBe(503);
  expect(await apiWithoutDirectory.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  await apiWithoutDirectory.close();
});
