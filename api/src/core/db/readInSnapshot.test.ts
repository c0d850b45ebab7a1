import { sql } from 'kysely';
import { openDb } from './pool';
import { startTestApi, type TestApi } from '../../testing/harness';
import { readInSnapshot } from './readInSnapshot';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const isQueryRunning = async (text: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where state = 'active' and pid <> pg_backend_pid() and query like ${`%${text}%`}`.execute(api.db);
  return rows.length > 0;
};

test('X-17 cancels the running query when the file is not needed any more', async () => {
  const cancel = new AbortController();
  const reading = readInSnapshot(api.db, cancel.signal, async function* (tx) {
    yield await sql`select pg_sleep(120), 'cancelled reading'`.execute(tx);
  }).next();
  reading.catch(() => undefined);
  while (!(await isQueryRunning('cancelled reading')));
  cancel.abort();
  await expect(reading).rejects.toThrow('canceling statement due to user request');
});

test('X-17 cancelling a reading cancels no statement of others, however late it comes', async () => {
  const db = openDb(api.url, { max: 2 });
  const cancel = new AbortController();
  const reading = readInSnapshot(db, cancel.signal, async function* () {
    yield null;
  });
  await reading.next();
  // The second connection is in use, so the statement that waits gets the first one that is free, then the cancelling.
  const statements = [sql`select pg_sleep(0.2)`.execute(db), sql`select pg_sleep(0.4)`.execute(db)];
  cancel.abort();
  await reading.return(undefined);
  await Promise.all(statements);
  await db.destroy();
});

test('X-17 reads what was stored when the reading began', async () => {
  const readName = async (tx: Parameters<Parameters<typeof readInSnapshot>[2]>[0]) =>
    (await tx.selectFrom('zones').select('name').where('id', '=', api.company.zone.id).executeTakeFirstOrThrow()).name;
  const reading = readInSnapshot(api.db, new AbortController().signal, async function* (tx) {
    yield await readName(tx);
    yield await readName(tx);
  });
  const { value: before } = await reading.next();
  await api.db.updateTable('zones').set({ name: 'Zona nueva' }).where('id', '=', api.company.zone.id).execute();
  expect((await reading.next()).value).toBe(before);
  await reading.return(undefined);
});
