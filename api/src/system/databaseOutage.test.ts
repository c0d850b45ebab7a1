import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { openDb } from '../core/db/pool';
import { getErrorMessage, readOnlySentence } from '../core/getErrorMessage';
import { createDrain } from '../core/http/shutdown/drain';
import { StartError } from '../core/settings/startError';
import { createWriteCheck } from '../modules/health/checkWrites';
import { inviteFirstAdmin } from '../modules/users';
import { prepareDatabase } from '../prepareDatabase';
import { buildServer } from '../server';
import { startTestApi, type TestApi } from '../testing/harness';
import { buildProductBody } from '../testing/requestBodies';
import { buildProxiedUrl, createPostgresProxy } from '../testing/postgresProxy';
import { executeOnServer, runStatement } from '../testing/testDatabase';

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
  expect(lines.map(({ msg }) => msg)).toContain('database available again');
});

test('F-03 an outage writes few lines, with the number of failed requests', async () => {
  api.app.outageLog.stop();
  lines.splice(0);
  proxy.disconnect();
  for (let request = 0; request < 5; request += 1) await api.app.inject({ url: '/api/health/ready' });
  api.app.outageLog.stop();
  proxy.restore();
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['database unavailable']));
  expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(5);
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

describe('a database that refuses writes', () => {
  /** Sets whether new sessions of the test's database are read-only, and ends the current ones. */
  async function setReadOnly(isReadOnly: boolean): Promise<void> {
    const name = new URL(api.url).pathname.slice(1);
    await executeOnServer(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
    await executeOnServer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`);
  }
  afterAll(() => setReadOnly(false));

  test('F-03 readiness turns 503 while the database refuses writes', async () => {
    await setReadOnly(true);
    // Another instance, because the check of writes is not repeated for three seconds.
    const app = await buildServer(api.settings, { db: api.db });
    const { statusCode, headers } = await app.inject({ url: '/api/health/ready' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect((await app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
    await app.close();
    await setReadOnly(false);
  });

  test('F-03 reads go on while the database refuses writes, and a write is refused until it can be repeated', async () => {
    const admin = await api.signInAs(api.company.users.Admin);
    const key = { 'idempotency-key': randomUUID() };
    const product = buildProductBody({ code: 'ESPERA-1' });
    // The next request of a session writes when it was last used.
    await api.db
      .updateTable('sessions')
      .set({ last_seen_at: sql`now() - interval '2 minutes'` })
      .execute();
    await setReadOnly(true);
    const listConnections = async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend'`.execute(api.db);
      return rows.map(({ pid }) => pid);
    };
    expect((await admin.get('/auth/me')).status).toBe(200);
    const connections = await listConnections();
    for (const path of ['/auth/me', '/sales', '/sales/totals', '/clients', '/users/me', '/overview/summary', '/audit'])
      expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
    // A refused write closes its connection, so that only the first read tried to note the session's use.
    expect(await listConnections()).toEqual(expect.arrayContaining(connections));
    const refused = await admin.post('/products', product, key);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'BASE_NO_DISPONIBLE',
      '5',
    ]);
    expect(refused.body.error).toMatch(/^Por el momento solo se puede consultar/);
    await setReadOnly(false);
    expect((await admin.post('/products', product, key)).status).toBe(201);
  });

  test('F-03 an instance starts while the database refuses writes, unless something must be written', async () => {
    const urls = { url: api.url, directUrl: api.url, ownerUrl: api.ownerUrl };
    const migrations = resolve(__dirname, '../../migrations');
    const prepare = () => prepareDatabase(urls, migrations);
    const undone = [
      [
        `delete from migrations where name = '0001_people_and_access.sql'`,
        `insert into migrations (name) values ('0001_people_and_access.sql')`,
      ],
      [
        `update database_epoch set system_identifier = '1'`,
        `update database_epoch set system_identifier = (select system_identifier::text from pg_control_system())`,
      ],
    ] as const;
    const print = jest.spyOn(console, 'log').mockReturnValue();
    try {
      await setReadOnly(true);
      const refused: unknown = await runStatement(api.url, 'delete from messages').catch((error: unknown) => error);
      expect(getErrorMessage(refused)).toBe(readOnlySentence);
      expect(await prepare()).toEqual([]);
      expect(print).toHaveBeenCalledWith(expect.stringMatching(/^Warning: the database takes no writes/));
      expect(await inviteFirstAdmin(api.db, api.settings)).toBe('exists');
      for (const [statement, undo] of undone) {
        await runStatement(api.ownerUrl, `set transaction_read_only = off; ${statement}`);
        await expect(prepare()).rejects.toEqual(new StartError(readOnlySentence));
        await runStatement(api.ownerUrl, `set transaction_read_only = off; ${undo}`);
      }
    } finally {
      print.mockRestore();
      await setReadOnly(false);
    }
  });

  test('F-03 writes do not work while the database can store no more, as on a full disk', async () => {
    const name = new URL(api.url).pathname.slice(1);
    await executeOnServer(`alter database ${name} set temp_file_limit = '512kB'`);
    await setReadOnly(false);
    await expect(createWriteCheck(api.db)()).rejects.toThrow('temporary file size exceeds');
    await executeOnServer(`alter database ${name} reset temp_file_limit`);
    await setReadOnly(false);
    await expect(createWriteCheck(api.db)()).resolves.toBeUndefined();
  });

  test('F-03 checks writes every three seconds at most, and detects when they work again', async () => {
    let now = 0;
    const checkWrites = createWriteCheck(api.db, () => now);
    await checkWrites();
    await setReadOnly(true);
    now += 2_999;
    await expect(checkWrites()).resolves.toBeUndefined();
    now += 1;
    await expect(checkWrites()).rejects.toThrow('read-only transaction');
    await setReadOnly(false);
    await expect(checkWrites()).rejects.toThrow('read-only transaction');
    now += 3_000;
    await expect(checkWrites()).resolves.toBeUndefined();
  });
});

test('F-03 before the end readiness fails, and everything else is served', async () => {
  const drain = createDrain();
  const app = await buildServer(api.settings, { db: api.db, drain });
  const request = (url: string) => app.inject({ url });
  expect((await request('/api/health/ready')).statusCode).toBe(200);
  drain.begin();
  const ready = await request('/api/health/ready');
  expect([ready.statusCode, ready.headers['retry-after'], ready.json()]).toEqual([
    503,
    '5',
    { error: 'El servicio se está reiniciando. Inténtelo de nuevo en unos segundos.', code: 'SERVICIO_DETENIDO' },
  ]);
  const live = await request('/api/health/live');
  expect([live.statusCode, live.headers.connection]).toEqual([200, 'close']);
  await app.close();
});
