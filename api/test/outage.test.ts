import { openDb } from '../src/db/pool';
import { startApi, type TestApi } from './harness';
import { throughWire, wire } from './wire';

let api: TestApi;
const line = wire();

beforeAll(async () => {
  const port = await line.listen();
  const direct = await startApi();
  const db = openDb(throughWire(direct.url, port), { max: 4 });
  const { buildServer } = await import('../src/server');
  const app = await buildServer(direct.settings, { db });
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
  line.mend();
  await api.close();
  line.close();
});

test('F-03 a database that is away: 503 in Spanish with Retry-After, and recovery by itself', async () => {
  const { token } = await api.as(api.company.users.Admin);
  const ask = (path: string) =>
    api.app.inject({ url: `/api${path}`, headers: { 'x-api-key': api.settings.apiKey, cookie: `surco=${token}` } });
  expect((await ask('/sales')).statusCode).toBe(200);

  line.cut();
  for (const path of ['/sales', '/health/ready']) {
    const answer = await ask(path);
    expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['retry-after']]).toEqual([
      503,
      'BASE_NO_DISPONIBLE',
      '5',
    ]);
  }
  expect((await ask('/health/live')).statusCode).toBe(200);

  line.mend();
  expect((await ask('/sales')).statusCode).toBe(200);
  expect((await ask('/health/ready')).statusCode).toBe(200);
});

test('F-03 a database that says nothing is away for a probe, long before a query gives up', async () => {
  const ready = () => api.app.inject({ url: '/api/health/ready' });
  expect((await ready()).statusCode).toBe(200);
  line.hush();
  const { statusCode, headers } = await ready();
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  line.mend();
  expect((await ready()).statusCode).toBe(200);
});
