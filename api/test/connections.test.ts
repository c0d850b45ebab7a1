import { sql } from 'kysely';
import { openDb, type Db } from '../src/db/pool';
import { transaction } from '../src/db/transaction';
import { createDatabase } from './server';

jest.setTimeout(120_000);

let base: Awaited<ReturnType<typeof createDatabase>>;
let db: Db;
beforeEach(async () => {
  base = await createDatabase();
});
afterEach(async () => {
  await db.destroy();
  await base.drop();
});

/** By a statement that comes often enough to be kept prepared, with every column there is. */
const read = (from: Pick<Db, 'selectFrom'>) =>
  from.selectFrom('seasons').selectAll().where('name', '=', 'PV 2026').execute();
const often = async (): Promise<void> => {
  for (let times = 0; times < 5; times += 1) await read(db);
};

test('reliability 4: a column that another instance’s migration adds is met by statements that were prepared before', async () => {
  db = openDb(base.url, { max: 1 });
  await often();
  await sql`alter table seasons add column of_tomorrow text`.execute(db);
  expect(await read(db)).toEqual([]);
  await sql`alter table seasons add column of_the_day_after text`.execute(db);
  expect(await transaction(db, read)).toEqual([]);
});

test('reliability 2: a connection whose answer was not waited for goes to nobody else', async () => {
  db = openDb(base.url, { max: 1, patienceMs: 5_000 });
  await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toThrow('Query read timeout');
  expect(await read(db)).toEqual([]);
  await expect(transaction(db, (tx) => sql`select pg_sleep(600)`.execute(tx))).rejects.toThrow('Query read timeout');
  expect(await read(db)).toEqual([]);
});
