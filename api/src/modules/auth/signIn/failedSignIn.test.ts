import { hashSecret } from '../../../core/security/secretHash';
import { password, startTestApi, type TestApi } from '../../../testing/harness';
import { exhaustRateLimit, getNextIpAddress, createUserWithCredentials, signIn } from '../../../testing/signIn';

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

  test('X-01 takes the same time for known and unknown accounts', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const measureTime = async (email: string) => {
      const start = performance.now();
      await signIn(await api.signInAs(), { email, password: 'otra contraseña' });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await measureTime(credentials.email));
      unknown.push(await measureTime('nadie@ejemplo.mx'));
    }
    // The fastest of each, because a busy machine only adds time.
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  }, 30_000);

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

  test('X-01 limits guesses regardless of the forwarded IP address, and the owner can sign in from another one', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const from = getNextIpAddress();
    const visitor = await api.signInAs();
    const guess = (round: number) =>
      visitor.post(
        '/auth/',
        { ...credentials, password: `intento ${round}` },
        { 'x-forwarded-for': `8.8.8.${round}` },
        from,
      );
    for (let round = 0; round < 10; round += 1) expect((await guess(round)).status).toBe(401);
    const stopped = await guess(10);
    expect([stopped.status, stopped.body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn(await api.signInAs(), credentials, from)).status).toBe(429);
    expect((await signIn(await api.signInAs(), credentials)).status).toBe(200);
  }, 30_000);

  test('X-01 counts every one of many concurrent attempts', async () => {
    const { credentials } = await createUserWithCredentials(api);
    const [visitor, from] = [await api.signInAs(), getNextIpAddress()];
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => visitor.post('/auth/', { ...credentials, password: 'otra' }, {}, from)),
    );
    expect(responses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  }, 30_000);

  test('X-01 blocks an IP address for every account while its limit is exhausted', async () => {
    const [visitor, from] = [await api.signInAs(), getNextIpAddress()];
    await exhaustRateLimit(api, { policy: 'sign-in-address', key: from });
    expect((await visitor.post('/auth/', { email: 'nuevo@ejemplo.mx', password: 'x' }, {}, from)).status).toBe(429);
    await exhaustRateLimit(api, { policy: 'sign-in-address', key: from }, 0);
    expect((await visitor.post('/auth/', { email: 'nuevo@ejemplo.mx', password: 'x' }, {}, from)).status).toBe(401);
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
