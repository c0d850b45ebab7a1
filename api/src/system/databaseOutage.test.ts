import { openDb } from '../core/db/pool';
import { startTestApi, type TestApi } from '../testing/harness';
import { buildProxiedUrl, createPostgresProxy } from '../testing/postgresProxy';

interface LogLine {
  msg: string;
  count: number;
}

let api: TestApi;
const lines: LogLine[] = [];
const proxy = createPostgresProxy();

const log = { write: (line: string): void => void lines.push(JSON.parse(line)) };

beforeAll(async () => {
  const port = await proxy.listen();
  const direct = await startTestApi();
  const db = openDb(buildProxiedUrl(direct.url, port), { max: 4 });
  const { buildServer } = await import('../server');
  const app = await buildServer({ ...direct.settings, logLevel: 'info' }, { db, log });
  api = {
    ...direct,
    app,
    close: async () => {
      await app.close();
      await db.destroy();
      await direct.close();
    },
  };
});
afterAll(async () => {
  proxy.restore();
  await api.close();
  proxy.close();
});

test('F-03 an unreachable database gives 503 with Retry-After, and the API recovers by itself', async () => {
  const { token } = await api.signInAs(api.company.users.Admin);
  const ask = (path: string) =>
    api.app.inject({ url: `/api${path}`, headers: { 'x-api-key': api.settings.apiKey, cookie: `surco=${token}` } });
  expect((await ask('/sales')).statusCode).toBe(200);

  proxy.disconnect();
  for (const path of ['/sales', '/health/ready']) {
    const response = await ask(path);
    expect([response.statusCode, response.json<{ code: string }>().code, response.headers['retry-after']]).toEqual([
      503,
      'BASE_NO_DISPONIBLE',
      '5',
    ]);
  }
  expect((await ask('/health/live')).statusCode).toBe(200);

  proxy.restore();
  expect((await ask('/sales')).statusCode).toBe(200);
  expect((await ask('/health/ready')).statusCode).toBe(200);
});

test('F-03 an outage writes one line a second at most, with the number of failed requests', async () => {
  api.app.outageLog.stop();
  lines.splice(0);
  proxy.disconnect();
  const startedAt = performance.now();
  for (let request = 0; request < 40; request += 1) await api.app.inject({ url: '/api/health/ready' });
  const seconds = (performance.now() - startedAt) / 1_000;
  api.app.outageLog.stop();
  proxy.restore();
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['database unavailable']));
  expect(lines.length).toBeLessThanOrEqual(seconds + 2);
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(40);
});

test('the readiness probe fails on a silent database before the query timeout', async () => {
  const requestReadiness = () => api.app.inject({ url: '/api/health/ready' });
  expect((await requestReadiness()).statusCode).toBe(200);
  proxy.stall();
  const startedAt = Date.now();
  const { statusCode, headers } = await requestReadiness();
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  // The limit of the probe is 3 s, the one of a query 30 s.
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  proxy.restore();
  expect((await requestReadiness()).statusCode).toBe(200);
});
