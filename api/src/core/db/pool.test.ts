import { sql } from 'kysely';
import { isConnectionError } from './connectionErrors';
import { openDb, type Db } from './pool';
import { withTransaction } from './transaction';
import { createTestDatabase } from '../../testing/testDatabase';

jest.setTimeout(120_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** Reads all columns by a statement that is prepared once it repeats. */
const readSeasons = (from: Pick<Db, 'selectFrom'>) =>
  from.selectFrom('seasons').selectAll().where('name', '=', 'PV 2026').execute();
const readSeasonsUntilPrepared = async (): Promise<void> => {
  for (let times = 0; times < 5; times += 1) await readSeasons(db);
};

test('prepared statements survive columns that are added after their preparation', async () => {
  db = openDb(database.ownerUrl, { max: 1 });
  await readSeasonsUntilPrepared();
  await sql`alter table seasons add column first_new_column text`.execute(db);
  expect(await readSeasons(db)).toEqual([]);
  await sql`alter table seasons add column second_new_column text`.execute(db);
  expect(await withTransaction(db, readSeasons)).toEqual([]);
});

test('the server ends a statement that takes too long, and the connection stays usable', async () => {
  db = openDb(database.ownerUrl, { max: 1, statementTimeoutMs: 500 });
  const readPid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
  const pid = await readPid();
  const failure: unknown = await sql`select pg_sleep(600)`.execute(db).catch((error: unknown) => error);
  expect(String(failure)).toContain('canceling statement due to statement timeout');
  expect(isConnectionError(failure)).toBe(true);
  expect(await readPid()).toBe(pid);
});

test('does not reuse a connection after a query timeout', async () => {
  db = openDb(database.ownerUrl, { max: 1, statementTimeoutMs: 1, behindPooler: true });
  await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toThrow('Query read timeout');
  expect(await readSeasons(db)).toEqual([]);
  await expect(withTransaction(db, (tx) => sql`select pg_sleep(600)`.execute(tx))).rejects.toThrow(
    'Query read timeout',
  );
  expect(await readSeasons(db)).toEqual([]);
});
