import { sql } from 'kysely';
import { isConnectionError } from './connectionErrors';
import { openDb, type Db } from './pool';
import { withTransaction } from './transaction';
import { createTestDatabase, executeOnServer } from '../../testing/testDatabase';

jest.setTimeout(120_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => db.destroy());
afterAll(() => database.drop());

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

const readPid = async (from: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(from)).rows[0]?.pid;

test('the server ends a statement that takes too long, and the connection stays usable', async () => {
  db = openDb(database.ownerUrl, { max: 1, statementTimeoutMs: 500 });
  const pid = await readPid(db);
  const failure: unknown = await sql`select pg_sleep(600)`.execute(db).catch((error: unknown) => error);
  expect(String(failure)).toContain('canceling statement due to statement timeout');
  expect(isConnectionError(failure)).toBe(true);
  expect(await readPid(db)).toBe(pid);
});

test('starts no parallel workers, and none of the settings reaches a pooler, which would refuse them', async () => {
  const readSettings = async (from: Db) =>
    (
      await sql<{ workers: string; timeout: string }>`
        select current_setting('max_parallel_workers_per_gather') as workers, current_setting('statement_timeout') as timeout
      `.execute(from)
    ).rows[0];
  db = openDb(database.ownerUrl, { max: 1, statementTimeoutMs: 500 });
  const behindPooler = openDb(database.ownerUrl, { max: 1, statementTimeoutMs: 500, behindPooler: true });
  expect(await readSettings(db)).toEqual({ workers: '0', timeout: '500ms' });
  expect(await readSettings(behindPooler)).toEqual({ workers: '2', timeout: '0' });
  await behindPooler.destroy();
});

test('does not reuse a connection after a query timeout', async () => {
  const open = () => openDb(database.ownerUrl, { max: 1, statementTimeoutMs: 1, behindPooler: true });
  const inTransaction = open();
  db = open();
  const sleep = sql`select pg_sleep(600)`;
  // Each takes the seconds that a silent server is given.
  await Promise.all([
    expect(sleep.execute(db)).rejects.toThrow('Query read timeout'),
    expect(withTransaction(inTransaction, (tx) => sleep.execute(tx))).rejects.toThrow('Query read timeout'),
  ]);
  expect([await readSeasons(db), await readSeasons(inTransaction)]).toEqual([[], []]);
  await inTransaction.destroy();
});

test('a connection that is cut off in a transaction fails the transaction, not the process', async () => {
  db = openDb(database.ownerUrl, { max: 1 });
  const failure: unknown = await withTransaction(db, async (tx) => {
    await executeOnServer(`select pg_terminate_backend(${await readPid(tx)}, 5000)`);
    // The server's message has arrived when nothing of the transaction runs.
    await new Promise(setImmediate);
    return readSeasons(tx);
  }).catch((error: unknown) => error);
  expect(isConnectionError(failure)).toBe(true);
  expect(await readSeasons(db)).toEqual([]);
});

test('a connection to a server that refuses writes is not reused', async () => {
  db = openDb(database.ownerUrl, { max: 1 });
  const pid = await readPid(db);
  await sql`set default_transaction_read_only = on`.execute(db);
  const failure: unknown = await sql`update seasons set name = name`.execute(db).catch((error: unknown) => error);
  expect(isConnectionError(failure)).toBe(true);
  expect(await readPid(db)).not.toBe(pid);
});
