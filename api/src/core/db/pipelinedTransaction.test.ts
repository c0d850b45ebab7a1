import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/testDatabase';
import { openDb, type Db } from './pool';
import { withSentTransaction, withTransaction, type Tx } from './transaction';

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

const addZone = (tx: Tx, name: string) => tx.insertInto('zones').values({ name }).execute();
const listZones = async (): Promise<string[]> =>
  (await db.selectFrom('zones').select('name').orderBy('name').execute()).map(({ name }) => name);
beforeEach(() => db.deleteFrom('zones').execute());

const fail = (tx: Tx, code = 'P0001') =>
  sql`do ${sql.raw(`$$ begin raise exception 'refused' using errcode = '${code}'; end $$`)}`.execute(tx);

test('commits statements that are sent without waiting for each other', async () => {
  await withTransaction(db, (tx) => Promise.all(['b', 'a', 'c'].map((name) => addZone(tx, name))));
  expect(await listZones()).toEqual(['a', 'b', 'c']);
});

test('commits statements whose end the work does not await', async () => {
  const result = await withSentTransaction(db, async (tx) => ({ result: addZone(tx, 'a').then(() => 'done') }));
  expect(result).toBe('done');
  expect(await listZones()).toEqual(['a']);
});

test('writes nothing when one of them fails, and reports that failure', async () => {
  const written = withSentTransaction(db, async (tx) => {
    const first = addZone(tx, 'a');
    const failing = fail(tx);
    const last = addZone(tx, 'b');
    return { result: Promise.all([last, first, failing]) };
  });
  await expect(written).rejects.toThrow('refused');
  expect(await listZones()).toEqual([]);
});

test('reports a failure that the work has ignored', async () => {
  const written = withSentTransaction(db, async (tx) => {
    fail(tx).catch(() => undefined);
    return { result: Promise.resolve() };
  });
  await expect(written).rejects.toThrow('refused');
});

test('reports the failure of a statement to the one that fails because of it', async () => {
  const written = withTransaction(db, async (tx) => {
    fail(tx).catch(() => undefined);
    await addZone(tx, 'a');
  });
  await expect(written).rejects.toThrow('refused');
});

test('repeats work whose unawaited statement failed with a serialization failure', async () => {
  let attempts = 0;
  await withSentTransaction(db, async (tx) => {
    attempts += 1;
    const sent = [addZone(tx, 'a'), ...(attempts < 3 ? [fail(tx, '40001')] : []), addZone(tx, 'b')];
    return { result: Promise.all(sent) };
  });
  expect([attempts, await listZones()]).toEqual([3, ['a', 'b']]);
});

test('refuses statements after the end of the transaction, which would be committed alone', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const written = withTransaction(db, async (tx) => {
    late = addZone(tx, 'a').then(() => addZone(tx, 'b'));
    late.catch(() => undefined);
    throw new Error('stopped');
  });
  await expect(written).rejects.toThrow('stopped');
  await expect(late).rejects.toThrow('The transaction has ended.');
  expect(await listZones()).toEqual([]);
});
