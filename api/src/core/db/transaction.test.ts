import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/testDatabase';
import { openDb, type Db } from './pool';
import { readInSnapshot } from './readInSnapshot';
import { withTransaction, type Tx } from './transaction';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDb(database.url, { max: 4 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => db.deleteFrom('zones').execute());

const addZone = (tx: Tx, name: string) => tx.insertInto('zones').values({ name }).execute();
const listZones = async (): Promise<string[]> =>
  (await db.selectFrom('zones').select('name').orderBy('name').execute()).map(({ name }) => name);
const fail = (tx: Tx, code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception 'refused' using errcode = '${code}'; end $$`)}`.execute(tx);

test('repeats work that failed with a serialization failure', async () => {
  let attempts = 0;
  await withTransaction(db, async (tx) => {
    attempts += 1;
    await addZone(tx, 'a');
    if (attempts < 3) await fail(tx, '40001');
  });
  expect([attempts, await listZones()]).toEqual([3, ['a']]);
});

test('does not repeat work that failed otherwise, and writes nothing', async () => {
  let attempts = 0;
  const written = withTransaction(db, async (tx) => {
    attempts += 1;
    await addZone(tx, 'a');
    await fail(tx, 'P0001');
  });
  await expect(written).rejects.toThrow('refused');
  expect([attempts, await listZones()]).toEqual([1, []]);
});

test('fails when the work has ignored the failure of a statement, because nothing is committed', async () => {
  const written = withTransaction(db, async (tx) => {
    await addZone(tx, 'a');
    await fail(tx, 'P0001').catch(() => undefined);
  });
  await expect(written).rejects.toThrow('rolled back');
  expect(await listZones()).toEqual([]);
});

describe('reading in a snapshot', () => {
  const isQueryRunning = async (text: string): Promise<boolean> => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where state = 'active' and pid <> pg_backend_pid() and query like ${`%${text}%`}`.execute(db);
    return rows.length > 0;
  };

  test('X-17 cancels the running query when the file is not needed any more', async () => {
    const cancel = new AbortController();
    const reading = readInSnapshot(db, cancel.signal, async function* (tx) {
      yield await sql`select pg_sleep(120), 'cancelled reading'`.execute(tx);
    }).next();
    reading.catch(() => undefined);
    while (!(await isQueryRunning('cancelled reading')));
    cancel.abort();
    await expect(reading).rejects.toThrow('canceling statement due to user request');
  });

  test('X-17 cancelling a reading cancels no statement of others, however late it comes', async () => {
    const other = openDb(database.url, { max: 2 });
    const cancel = new AbortController();
    const reading = readInSnapshot(other, cancel.signal, async function* () {
      yield null;
    });
    await reading.next();
    // The second connection is in use, so the statement that waits gets the first one that is free, then the cancelling.
    const statements = [sql`select pg_sleep(0.2)`.execute(other), sql`select pg_sleep(0.4)`.execute(other)];
    cancel.abort();
    await reading.return(undefined);
    await Promise.all(statements);
    await other.destroy();
  });

  test('X-17 reads what was stored when the reading began', async () => {
    await withTransaction(db, (tx) => addZone(tx, 'Zona'));
    const readName = async (tx: Parameters<Parameters<typeof readInSnapshot>[2]>[0]) =>
      (await tx.selectFrom('zones').select('name').executeTakeFirstOrThrow()).name;
    const reading = readInSnapshot(db, new AbortController().signal, async function* (tx) {
      yield await readName(tx);
      yield await readName(tx);
    });
    const { value: before } = await reading.next();
    await db.updateTable('zones').set({ name: 'Zona nueva' }).execute();
    expect((await reading.next()).value).toBe(before);
    await reading.return(undefined);
  });
});
