import { setImmediate as nextTurn } from 'node:timers/promises';
import type * as Argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { hashSecret, withHashSlot } from '../../../core/security/secretHash';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { createUserWithCredentials, getNextIpAddress, signIn } from '../../../testing/signIn';
import { startSecondInstance } from '../../../testing/startSecondInstance';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('a sign-in that fails', () => {
  test('X-01 gets the same response for known and unknown accounts', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const [known, unknown] = [
      await signIn(await api.signInAs(), { ...credentials, password: 'otra contraseña' }),
      await signIn(await api.signInAs(), { email: 'nadie@ejemplo.mx', password: 'otra contraseña' }),
    ];
    expect([known.status, known.body]).toEqual([
      401,
      { error: 'El usuario o la contraseña no son correctos.', code: 'CREDENCIALES_INVALIDAS' },
    ]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.cookie).toBeUndefined();
  });

  test('X-01 reports an inactive account only after the correct password', async () => {
    const { credentials } = await createUserWithCredentials(api, { status: 'PENDIENTE' });
    expect((await signIn(await api.signInAs(), credentials)).body.code).toBe('CUENTA_INACTIVA');
    expect((await signIn(await api.signInAs(), { ...credentials, password: 'otra' })).body.code).toBe(
      'CREDENCIALES_INVALIDAS',
    );
  });

  test.each([
    [{}],
    [{ email: 'a@b.mx' }],
    [{ email: 1, password: [] }],
    [{ email: 'a@b.mx', password: 'x', role: 'Admin' }],
    [null],
  ])('X-01 rejects %j', async (body) => {
    expect((await signIn(await api.signInAs(), body)).status).toBe(400);
  });
});

describe('an inactive account gets the reason', () => {
  test.each([
    ['PENDIENTE', 'Su cuenta está pendiente de aprobación. Recibirá un correo cuando se apruebe.'],
    ['RECHAZADO', 'Su solicitud de acceso no fue aprobada. Comuníquese con un administrador.'],
    ['INACTIVO', 'Esta cuenta no está activa. Solicite el acceso a un administrador.'],
  ] as const)('T-04 %s', async (status, error) => {
    const { email } = await api.make.user('Consultant', { status, password_hash: await hashSecret(password) });
    const response = await (await api.signInAs()).post('/auth/', { email, password }, {}, getNextIpAddress());
    expect([response.status, response.body, response.cookie]).toEqual([
      403,
      { error, code: 'CUENTA_INACTIVA' },
      undefined,
    ]);
  });
});

describe('does the same work for known and unknown accounts', () => {
  const measureWork = async (path: string, body: object) => {
    const { app, visitor, statements } = await startSecondInstance(api);
    jest.mocked(verify).mockClear();
    const { status, body: response } = await visitor.post(path, body, {}, getNextIpAddress());
    const work = [...statements];
    const digests = jest.mocked(verify).mock.calls.map(([digest]) => String(digest).split('$').slice(0, 4).join('$'));
    await app.close();
    return { status, response, work, digests };
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

  test('X-04 requesting a link to set a password', async () => {
    const user = await api.make.user('Admin');
    const known = await measureWork('/auth/forgot-password', { email: user.email });
    expect(await measureWork('/auth/forgot-password', { email: 'nadie@ejemplo.mx' })).toEqual(known);
    expect(known).toMatchObject({ status: 200, response: { data: null } });
  });

  test('X-02 signing in with a client key', async () => {
    const key = { client_key_hash: await hashSecret('CLAVE-AGRI-0001'), client_key_hint: '0001' };
    await api.make.user('Farmer', { phone: '8715550101', ...key });
    const known = await measureWork('/auth/client', { phone: '8715550101', clientKey: 'otra' });
    expect(await measureWork('/auth/client', { phone: '8715550199', clientKey: 'otra' })).toEqual(known);
    expect(known).toMatchObject({ status: 401, digests: ['$argon2id$v=19$m=19456,t=2,p=1'] });
  });
});

test('T-01 opens no session when the password changes during the check', async () => {
  const { id, email } = await api.make.user('Admin', { password_hash: await hashSecret(password) });
  const { verify: real } = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  jest.mocked(verify).mockImplementationOnce(async (...given) => {
    const isMatch = await real(...given);
    await api.db
      .updateTable('users')
      .set({ password_hash: await hashSecret('Caballo tuerto 47') })
      .where('id', '=', id)
      .execute();
    await api.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    return isMatch;
  });
  const { status, cookie } = await (await api.signInAs()).post('/auth/', { email, password }, {}, getNextIpAddress());
  expect([status, cookie]).toEqual([401, undefined]);
  expect(await api.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()).toEqual([]);
});

test('X-01 sixteen simultaneous correct sign-ins from one IP address all succeed: correct passwords do not count', async () => {
  const { credentials } = await createUserWithCredentials(api);
  const from = getNextIpAddress();
  const visitors = await Promise.all(Array.from({ length: 16 }, () => api.signInAs()));
  const responses = await Promise.all(visitors.map((visitor) => signIn(visitor, credentials, from)));
  expect(responses.map(({ status }) => status)).toEqual(visitors.map(() => 200));
});

test('X-01 answers 503 with Retry-After while too many passwords wait to be hashed', async () => {
  const { credentials } = await createUserWithCredentials(api);
  const readCounts = () => api.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();
  const before = await readCounts();
  let finish = () => {};
  const gate = new Promise<void>((done) => {
    finish = done;
  });
  const works: Promise<void>[] = [];
  // Two run and a hundred wait; each has its place before the next one arrives.
  for (let count = 0; count < 102; count += 1) {
    works.push(withHashSlot(() => gate));
    await nextTurn();
  }
  const refused = await signIn(await api.signInAs(), credentials);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'SERVICIO_OCUPADO', '5']);
  expect(await readCounts()).toEqual(before);
  finish();
  await Promise.all(works);
  expect((await signIn(await api.signInAs(), credentials)).status).toBe(200);
});
