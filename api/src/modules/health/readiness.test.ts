import { createWriteCheck } from './checkWrites';
import { startTestApi, type TestApi } from '../../testing/harness';
import { executeOnServer } from '../../testing/testDatabase';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Sets whether new sessions of the test's database are read-only, and ends the current ones. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const name = new URL(api.url).pathname.slice(1);
  await executeOnServer(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
  await executeOnServer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`);
}
afterEach(() => setReadOnly(false));

test('F-03 readiness turns 503 while the database refuses writes', async () => {
  await setReadOnly(true);
  const { statusCode, headers } = await api.app.inject({ url: '/api/health/ready' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect((await api.app.inject({ url: '/api/health/live' })).statusCode).toBe(200);
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
