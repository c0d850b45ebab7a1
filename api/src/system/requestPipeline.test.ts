import { pageLimits } from '@surco/shared/contract';
import { calls, type CallSpec } from '@surco/shared/contract/calls';
import { sql } from 'kysely';
import { buildServer } from '../server';
import { TestClient, type TestApi } from '../testing/harness';
import { startApiWithUsers } from '../testing/startApiWithUsers';
import { runStatement } from '../testing/testDatabase';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
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

test('F-03 an internal error reveals no details', async () => {
  await runStatement(api.ownerUrl, 'alter table seasons rename to otra');
  const { status, body } = await admin.get('/seasons');
  await runStatement(api.ownerUrl, 'alter table otra rename to seasons');
  expect([status, body]).toEqual([
    500,
    { error: 'Algo salió mal. Inténtelo de nuevo en unos momentos.', code: 'ERROR_INTERNO' },
  ]);
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

test('K-04 /config.json has the configuration of the front end and needs no key', async () => {
  const response = await api.app.inject({ url: '/config.json' });
  expect(response.json()).toEqual({
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
