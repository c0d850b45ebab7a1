import { connect } from 'node:net';
import { pageLimits } from '@surco/shared/contract';
import { calls, type CallSpec } from '@surco/shared/contract/calls';
import { sql } from 'kysely';
import { productVersion } from '../core/version';
import { buildServer } from '../server';
import { TestClient, type TestApi } from '../testing/harness';
import { startApiWithUsers } from '../testing/startApiWithUsers';
import { runStatement } from '../testing/testDatabase';

type LogLine = Record<string, unknown>;

let lines: LogLine[] = [];
const log = { write: (line: string): void => void lines.push(JSON.parse(line)) };
const generatedId = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers({ log, env: { LOG_LEVEL: 'info', TRUSTED_PROXIES: '10.0.0.0/8' } }));
});
afterAll(() => api.close());

const readStatusAndCode = async (response: ReturnType<TestClient['send']>) => {
  const { status, body } = await response;
  return [status, body.code];
};

test.each([undefined, '', 'otra'])('F-01 rejects the API key %j with a separate code', async (key) => {
  expect(await readStatusAndCode(admin.get('/auth/me', { 'x-api-key': key }))).toEqual([401, 'API_KEY']);
});

test('F-01 rejects a missing or invalid session with a separate code', async () => {
  expect(await readStatusAndCode((await api.signInAs()).get('/sales'))).toEqual([401, 'SESION_INVALIDA']);
  const forged = await api.signInAs();
  forged.token = 'x'.repeat(43);
  expect(await readStatusAndCode(forged.get('/sales'))).toEqual([401, 'SESION_INVALIDA']);
});

test('P-07 rejects writes from other sites only', async () => {
  const write = (headers: Record<string, string>) => readStatusAndCode(admin.post('/users/accept-tos', {}, headers));
  expect(await write({ origin: 'https://malo.ejemplo' })).toEqual([403, 'ORIGEN_DENEGADO']);
  expect(await write({ origin: 'null' })).toEqual([403, 'ORIGEN_DENEGADO']);
  expect(await write({ 'sec-fetch-site': 'cross-site' })).toEqual([403, 'ORIGEN_DENEGADO']);
  expect(await write({ origin: api.settings.publicUrl })).toEqual([200, undefined]);
  expect(await write({ origin: 'http://surco.local:3000', host: 'surco.local:3000' })).toEqual([200, undefined]);
});

test('P-07 behind TLS the same host over http counts as another site', async () => {
  const settings = { ...api.settings, publicUrl: 'https://surco.ejemplo.mx' };
  const app = await buildServer(settings, { db: api.db });
  const write = (origin: string) =>
    readStatusAndCode(new TestClient(app, settings).post('/auth/logout', {}, { origin, host: 'surco.ejemplo.mx' }));
  expect(await write('http://surco.ejemplo.mx')).toEqual([403, 'ORIGEN_DENEGADO']);
  expect(await write('https://surco.ejemplo.mx')).toEqual([200, undefined]);
  await app.close();
});

test('P-07 E-11 rejects bodies that are not valid JSON, contain `__proto__` or are too large', async () => {
  expect(await readStatusAndCode(admin.post('/simulations', '{"mode":1}', { 'content-type': 'text/plain' }))).toEqual([
    415,
    'TIPO_NO_ADMITIDO',
  ]);
  expect(
    await readStatusAndCode(admin.post('/simulations', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })),
  ).toEqual([415, 'TIPO_NO_ADMITIDO']);
  expect(await readStatusAndCode(admin.post('/simulations', '{"mode"'))).toEqual([400, 'JSON_INVALIDO']);
  expect(await readStatusAndCode(admin.post('/simulations', '{"__proto__":{"x":1}}'))).toEqual([400, 'JSON_INVALIDO']);
  const large = await admin.post('/simulations', JSON.stringify({ mode: 'x'.repeat(1_100_000) }));
  // The connection stays open.
  expect([large.status, large.body.code, large.headers['connection']]).toEqual([413, 'DEMASIADO_GRANDE', undefined]);
});

test.each([
  '/sales?otro=1',
  '/sales?sort=customer_id',
  '/sales?sort=-password',
  '/sales?page=0',
  '/sales?page=1.5',
  '/sales?size=1000000',
  '/sales?page=99999999999',
  '/sales?status=X',
  '/sales?seasonId=1',
  '/sales?from=ayer',
  '/clients?sort=phone',
  '/clients?role=Admin',
  '/inventories?sort=sold',
  '/seasons?isOpen=1',
  '/products/enabled?x=1',
  '/sales/1',
])('E-04 rejects GET %s', async (path) => {
  const { status, body } = await admin.get(path);
  expect([status, body.code, body.details?.length]).toEqual([400, 'DATOS_INVALIDOS', 1]);
});

test('E-11 wraps results in data and explains failures in Spanish', async () => {
  expect(Object.keys((await admin.get('/terms')).body)).toEqual(['data']);
  const { status, body } = await admin.get('/nada');
  expect([status, body]).toEqual([404, { error: expect.stringMatching(/^No se encontró/), code: 'NO_ENCONTRADO' }]);
});

test('P-07 every response has security headers and is not cached', async () => {
  for (const path of ['/terms', '/nada', '/sales?x=1']) {
    expect((await admin.get(path)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
});

test('K-04 X-46 /config.json has the configuration of the front end and needs no key', async () => {
  const response = await api.app.inject({ url: '/config.json' });
  expect(response.json()).toEqual({
    version: productVersion,
    apiBase: '/api',
    apiKeyHeader: 'x-api-key',
    apiKey: api.settings.apiKey,
    devRemotes: api.settings.devRemotes,
    sso: {
      clientId: api.settings.sso.clientId,
      authority: api.settings.sso.authority,
      redirectUri: `${api.settings.publicUrl}/redirect`,
      product: 'microsoft',
    },
    locale: 'es-MX',
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
  });
});

/** The lists that feed choices, so that they may be requested whole. */
const choiceLists = [
  '/clients',
  '/inventories',
  '/localities',
  '/partners',
  '/production-types',
  '/products',
  '/seasons',
  '/users',
  '/zones',
];

const pagedLists = Object.entries<CallSpec>(calls)
  .filter(([, { paged }]) => paged)
  .map(([key]) => key.slice('GET '.length));

test.each(pagedLists)('E-04 GET %s answers size `all` only where it feeds choices', async (address) => {
  const { status, body } = await admin.get(`${address}?size=all`);
  expect(status).toBe(choiceLists.includes(address) ? 200 : 400);
  const messages = body.details?.map(({ message }) => message) ?? [];
  expect(status === 200 || messages.join(' ').includes('use Exportar')).toBe(true);
});

test('E-04 answers pages of 1,000 rows at most', async () => {
  expect((await admin.get(`/sales?size=${pageLimits.maxSize}`)).status).toBe(200);
  expect((await admin.get(`/sales?size=${pageLimits.maxSize + 1}`)).status).toBe(400);
});

describe('a choice list as long as the limit', () => {
  const addLocalities = (count: number) =>
    sql`insert into localities (name, municipality, state_id, zone_id)
      select 'Límite ' || gen_random_uuid(), municipality, state_id, zone_id
      from (select municipality, state_id, zone_id from localities limit 1) one cross join generate_series(1, ${sql.lit(count)})`.execute(
      api.db,
    );
  const countLocalities = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from localities`.execute(api.db);
    return rows[0]?.n ?? 0;
  };

  test('E-04 is answered whole, and refused with one row more', async () => {
    await addLocalities(pageLimits.maxUnpagedRows - (await countLocalities()));
    const { status, body } = await admin.get('/localities?size=all');
    expect([status, body.totalRecords]).toEqual([200, pageLimits.maxUnpagedRows]);
    await addLocalities(1);
    const refused = await admin.get('/localities?size=all');
    expect([refused.status, refused.body.code]).toEqual([400, 'LISTA_DEMASIADO_GRANDE']);
    expect(refused.body.error).toContain('Exportar');
  });
});

describe('the log', () => {
  beforeEach(() => {
    lines = [];
  });

  test('F-03 has an unexpected error once, with its stack, under the id that the client gets; the response reveals nothing', async () => {
    await runStatement(api.ownerUrl, 'alter table seasons rename to seasons_lost');
    const { status, body, headers } = await admin.get('/seasons');
    await runStatement(api.ownerUrl, 'alter table seasons_lost rename to seasons');
    expect([status, body]).toEqual([
      500,
      { error: 'Algo salió mal. Inténtelo de nuevo en unos momentos.', code: 'ERROR_INTERNO' },
    ]);
    expect(lines.map(({ level, msg, reqId }) => [level, msg, reqId])).toEqual([
      ['error', 'request failed', headers['x-request-id']],
      ['info', 'request', headers['x-request-id']],
    ]);
    expect(lines[0]).toMatchObject({ err: { code: '42P01', stack: expect.stringMatching(/does not exist\n {4}at /) } });
  });

  test('writes one line for each request, with the pattern of its route and the user', async () => {
    const { Admin } = api.company.users;
    const { headers } = await (await api.signInAs(Admin)).get('/users/0b1f3f3e-9f3f-4a53-8b7a-1f3f3e9f3f4a');
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pid: process.pid,
        hostname: expect.any(String),
        reqId: headers['x-request-id'],
        route: '/api/users/:id',
        method: 'GET',
        status: 404,
        durationMs: expect.any(Number),
        userId: Admin.id,
        msg: 'request',
      },
    ]);
  });

  test('writes neither query, body, headers, token nor address of a request', async () => {
    const anonymous = await api.signInAs();
    await anonymous.post(
      '/auth/forgot-password',
      { email: 'ana@empresa.mx', password: 'una clave secreta' },
      {},
      '203.0.113.7',
    );
    await anonymous.get('/sales?search=Hortensia', { 'user-agent': 'Navegador', cookie: 'surco=un-token' });
    await anonymous.get('/no-such-route/Hortensia');
    expect(lines.map(({ route }) => route)).toEqual(['/api/auth/forgot-password', '/api/sales', 'unmatched']);
    const { apiKey } = api.settings;
    for (const secret of ['ana@', 'secreta', '203.0.113.7', 'Hortensia', 'Navegador', 'un-token', apiKey])
      expect(JSON.stringify(lines)).not.toContain(secret);
  });

  /** The id of the response to a request that has the header `X-Request-Id`. */
  async function sendWithId(given: string, remoteAddress: string): Promise<unknown> {
    const { headers } = await api.app.inject({
      url: '/config.json',
      headers: { 'x-request-id': given },
      remoteAddress,
    });
    return headers['x-request-id'];
  }

  test.each(['10.1.2.3', '::ffff:10.1.2.3'])('uses the id that the trusted proxy %s sends', async (address) => {
    expect(await sendWithId('5f2b6c0d9e8a47b1', address)).toBe('5f2b6c0d9e8a47b1');
  });

  test.each([
    ['of a client', '5f2b6c0d9e8a47b1', '203.0.113.7'],
    ['with spaces', 'a b c d e f g h', '10.1.2.3'],
    ['that is too long', 'x'.repeat(65), '10.1.2.3'],
  ])('replaces the id %s', async (_title, given, address) => {
    expect(await sendWithId(given, address)).toMatch(generatedId);
  });

  test('every response has an id, also one to input that is not HTTP', async () => {
    const { headers } = await api.app.inject({ method: 'PATCH', url: '/nowhere' });
    expect(headers['x-request-id']).toMatch(generatedId);
    const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
    const response = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('not HTTP\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString()));
    });
    const { reqId } = lines.find(({ msg }) => msg === 'malformed request') ?? {};
    expect(reqId).toMatch(generatedId);
    expect(response).toContain(`x-request-id: ${String(reqId)}`);
  });
});
