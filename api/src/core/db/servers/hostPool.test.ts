import { sql } from 'kysely';
import { createPostgresProxy } from '../../../testing/postgresProxy';
import { createTestDatabase, executeOnServer, runStatement } from '../../../testing/testDatabase';
import { connectClient } from './connectClient';
import { isConnectionError } from '../connectionErrors';
import { listen } from '../listen';
import { openDb, type Db } from '../pool';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let url: string;
const first = createPostgresProxy();
const second = createPostgresProxy();

beforeAll(async () => {
  database = await createTestDatabase();
  const hosts = [await first.listen(), await second.listen()].map((port) => `127.0.0.1:${port}`);
  url = database.url.replace(new URL(database.url).host, hosts.join(','));
  db = openDb(url, { max: 2 });
});
afterEach(() => {
  first.restore();
  second.restore();
});
afterAll(async () => {
  await db.destroy();
  first.close();
  second.close();
  await database.drop();
});

const select = () => sql`select 1`.execute(db);

/** A query that was sent to the lost server fails; the first one that succeeds ends the wait. */
async function countFailures(): Promise<number> {
  for (let failures = 0; ; failures += 1) {
    try {
      await select();
      return failures;
    } catch {
      // The next query opens another connection.
    }
  }
}

test('queries go to the next server when one is lost, and back when that is lost too', async () => {
  await select();
  first.disconnect();
  expect(await countFailures()).toBeLessThanOrEqual(2);
  first.restore();
  second.disconnect();
  expect(await countFailures()).toBeLessThanOrEqual(2);
  first.disconnect();
  expect(isConnectionError(await select().catch((error: unknown) => error))).toBe(true);
});

test('a single connection and a subscription use the server that is left', async () => {
  first.disconnect();
  const received = new Promise<string>((done) => {
    const subscription = listen(url, 'hosts', {
      onMessage: (payload) => {
        if (payload === undefined) void runStatement(database.url, `notify hosts, 'arrived'`);
        else void subscription.stop().then(() => done(payload));
      },
    });
  });
  expect(await received).toBe('arrived');
  await (await connectClient(url, {})).end();
});

test('servers that refuse writes are not used', async () => {
  const name = new URL(database.url).pathname.slice(1);
  await executeOnServer(`alter database ${name} set default_transaction_read_only = on`);
  await executeOnServer(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`);
  // The pool finds a terminated connection, or opens one that refuses writes: both are connection errors.
  expect(isConnectionError(await select().catch((error: unknown) => error))).toBe(true);
  await expect(connectClient(url, {})).rejects.toMatchObject({ code: '25006' });
  await executeOnServer(`alter database ${name} reset default_transaction_read_only`);
  await (await connectClient(url, {})).end();
});
