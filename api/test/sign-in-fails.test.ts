import { startApi, type TestApi } from './harness';
import { newAddress, personIn, signIn } from './signIn';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('X-01 a sign-in that fails', () => {
  test('X-01 known or unknown, the answer is the same', async () => {
    const { credentials } = await personIn(api);
    const [known, unknown] = [
      await signIn(await api.as(), { ...credentials, password: 'otra contraseña' }),
      await signIn(await api.as(), { email: 'nadie@ejemplo.mx', password: 'otra contraseña' }),
    ];
    expect([known.status, known.body]).toEqual([
      401,
      { error: 'El usuario o la contraseña no son correctos.', code: 'CREDENCIALES_INVALIDAS' },
    ]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.cookie).toBeUndefined();
  });

  test('X-01 known or unknown, the time is the same', async () => {
    const { credentials } = await personIn(api);
    const timeOf = async (email: string) => {
      const start = performance.now();
      await signIn(await api.as(), { email, password: 'otra contraseña' });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await timeOf(credentials.email));
      unknown.push(await timeOf('nadie@ejemplo.mx'));
    }
    // The quickest of each: what a busy machine adds is in neither.
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  }, 30_000);

  test('X-01 an account that is not active is told so, once the password is right', async () => {
    const { credentials } = await personIn(api, { status: 'PENDIENTE' });
    expect((await signIn(await api.as(), credentials)).body.code).toBe('CUENTA_INACTIVA');
    expect((await signIn(await api.as(), { ...credentials, password: 'otra' })).body.code).toBe(
      'CREDENCIALES_INVALIDAS',
    );
  });

  test.each([
    [{}],
    [{ email: 'a@b.mx' }],
    [{ email: 1, password: [] }],
    [{ email: 'a@b.mx', password: 'x', role: 'Admin' }],
    [null],
  ])('X-01 %j is refused', async (body) => {
    expect((await signIn(await api.as(), body)).status).toBe(400);
  });

  test('X-01 guessing is stopped, whatever the forwarded address says, and the owner enters from elsewhere', async () => {
    const { credentials } = await personIn(api);
    const from = newAddress();
    const visitor = await api.as();
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
    expect((await signIn(await api.as(), credentials, from)).status).toBe(429);
    expect((await signIn(await api.as(), credentials)).status).toBe(200);
  }, 30_000);

  test('X-01 many at once count as many', async () => {
    const { credentials } = await personIn(api);
    const [visitor, from] = [await api.as(), newAddress()];
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => visitor.post('/auth/', { ...credentials, password: 'otra' }, {}, from)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  }, 30_000);

  test('X-01 forty failures close an address for every account', async () => {
    const [visitor, from] = [await api.as(), newAddress()];
    const rows = Array.from({ length: 40 }, () => ({ bucket: `sign-in:${from}` }));
    await api.db.insertInto('rate_hits').values(rows).execute();
    expect((await visitor.post('/auth/', { email: 'nuevo@ejemplo.mx', password: 'x' }, {}, from)).status).toBe(429);
    await api.db
      .updateTable('rate_hits')
      .set({ at: new Date(Date.now() - 15.1 * 60_000) })
      .where('bucket', '=', `sign-in:${from}`)
      .execute();
    expect((await visitor.post('/auth/', { email: 'nuevo@ejemplo.mx', password: 'x' }, {}, from)).status).toBe(401);
  });
});
