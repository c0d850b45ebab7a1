import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/testDatabase';
import { openDb, type Db } from './pool';
import { withTransaction, type Tx } from './transaction';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDb(database.url, { max: 2 });
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
