import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { password, startTestApi, type TestClient, type TestApi } from '../../../testing/harness';
import { startSecondInstance } from '../../../testing/startSecondInstance';
import { exhaustRateLimit } from '../../../testing/signIn';
import { hashSecret } from '../../../core/security/secretHash';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let ipAddressCount = 0;
const getNextIpAddress = (): string => `10.4.0.${(ipAddressCount += 1)}`;
const clientKey = 'CLAVE-AGRI-0001';
const createFarmer = async (phone: string) =>
  api.make.user('Farmer', { phone, client_key_hash: await hashSecret(clientKey), client_key_hint: '0001' });

describe('does the same work for known and unknown accounts', () => {
  const measureWork = async (path: string, body: object) => {
    const { app, visitor, statements } = await startSecondInstance(api);
    jest.mocked(verify).mockClear();
    const { status, body: answer } = await visitor.post(path, body, {}, getNextIpAddress());
    const work = [...statements];
    const digests = jest.mocked(verify).mock.calls.map(([digest]) => String(digest).split('$').slice(0, 4).join('$'));
    await app.close();
    return { status, answer, work, digests };
  };

  test('X-01 signing in with a password', async () => {
    const user = await api.make.user('Admin', { password_hash: await hashSecret(password) });
    const known = await measureWork('/auth/', { email: user.email, password: 'otra contraseña' });
    const without = await api.make.user('Admin');
    for (const email of ['nadie@ejemplo.mx', without.email]) {
      expect(await measureWork('/auth/', { email, password: 'otra contraseña' })).toEqual(known);
    }
    expect(known).toMatchObject({ status: 401, digests: ['$argon2id$v=19$m=19456,t=2,p=1'] });
  });

  test('X-02 signing in with a client key', async () => {
    await createFarmer('8715550101');
    const known = await measureWork('/auth/client', { phone: '8715550101', clientKey: 'otra' });
    expect(await measureWork('/auth/client', { phone: '8715550199', clientKey: 'otra' })).toEqual(known);
    expect(known).toMatchObject({ status: 401, digests: ['$argon2id$v=19$m=19456,t=2,p=1'] });
  });
});

describe('limits guesses', () => {
  test('X-02 ten wrong keys block the IP address, not the farmer elsewhere', async () => {
    await createFarmer('8715550102');
    const [visitor, from] = [await api.signInAs(), getNextIpAddress()];
    const guess = (key: string, phone: string, where = from) =>
      visitor.post('/auth/client', { phone, clientKey: key }, { 'x-forwarded-for': getNextIpAddress() }, where);
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
    const wait = async (secondsLeft: number) => {
      await exhaustRateLimit(api, { policy: 'sign-in-address', key: from }, secondsLeft);
      return (await (await api.signInAs()).post('/auth/', { email: 'a@b.mx', password: 'x' }, {}, from)).body.error;
    };
    expect(await wait(30)).toBe('Demasiados intentos. Espere 1 minuto e inténtelo de nuevo.');
    expect(await wait(4.5 * 60)).toBe('Demasiados intentos. Espere 5 minutos e inténtelo de nuevo.');
    expect(await wait(23.5 * 3600)).toBe('Demasiados intentos. Espere 24 horas e inténtelo de nuevo.');
  });

  test('X-01 instances share their counts, which survive a restart', async () => {
    const { email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
    const [first, second, from] = [await startSecondInstance(api), await startSecondInstance(api), getNextIpAddress()];
    const guess = ({ visitor }: { visitor: TestClient }) =>
      visitor.post('/auth/', { email, password: 'otra' }, {}, from);
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
    const lonely = await startTestApi({ env: { SSO_GRAPH_URL: 'http://127.0.0.1:9' } });
    const { clientId, tenantId } = lonely.settings.sso;
    const claims = Buffer.from(JSON.stringify({ appid: clientId, tid: tenantId, oid: 'x' })).toString('base64url');
    const visitor = await lonely.signInAs();
    expect((await visitor.post('/auth/microsoft', { msToken: `a.${claims}.b` })).status).toBe(503);
    expect(await lonely.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    await lonely.close();
  });
});

test('T-01 opens no session when the password changes during the check', async () => {
  const { id, email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
  const { verify: real } = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  jest.mocked(verify).mockImplementationOnce(async (...given) => {
    const fits = await real(...given);
    await api.db
      .updateTable('users')
      .set({ password_hash: await hashSecret('Caballo tuerto 47') })
      .where('id', '=', id)
      .execute();
    await api.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    return fits;
  });
  const { status, cookie } = await (await api.signInAs()).post('/auth/', { email, password }, {}, getNextIpAddress());
  expect([status, cookie]).toEqual([401, undefined]);
  expect(await api.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()).toEqual([]);
});

describe('an inactive account gets the reason', () => {
  test.each([
    ['PENDIENTE', 'Su cuenta está pendiente de aprobación. Recibirá un correo cuando se apruebe.'],
    ['RECHAZADO', 'Su solicitud de acceso no fue aprobada. Comuníquese con un administrador.'],
    ['INACTIVO', 'Esta cuenta no está activa. Solicite el acceso a un administrador.'],
  ] as const)('T-04 %s', async (status, error) => {
    const { email } = await api.make.user('Consultant', { status, password_hash: await hashSecret(password) });
    const answer = await (await api.signInAs()).post('/auth/', { email, password }, {}, getNextIpAddress());
    expect([answer.status, answer.body, answer.cookie]).toEqual([403, { error, code: 'CUENTA_INACTIVA' }, undefined]);
  });
});
