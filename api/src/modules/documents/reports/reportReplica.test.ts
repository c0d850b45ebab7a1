import { openDb, type Db } from '../../../core/db/pool';
import { startTestApi, type TestApi } from '../../../testing/harness';
import { createTestDatabase, runStatement, type TestDatabase } from '../../../testing/testDatabase';
import { downloadWorkbook } from '../../../testing/workbooks/downloadWorkbook';

let api: TestApi;
let replica: TestDatabase;
let replicaDb: Db;

/** A database that says that it is a replica: its own functions come before those of PostgreSQL. */
async function createReplica(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await runStatement(
    database.superuserUrl,
    `create function public.pg_is_in_recovery() returns boolean language sql as 'select true';
     create function public.pg_last_xact_replay_timestamp() returns timestamptz language sql
       as $$ select timestamptz '2026-11-20 18:03:00Z' $$;
     alter database ${new URL(database.url).pathname.slice(1)} set search_path = public, pg_catalog`,
  );
  return database;
}

beforeAll(async () => {
  replica = await createReplica();
  replicaDb = openDb(replica.url, { max: 2 });
  api = await startTestApi({ replicaDb });
});
afterAll(async () => {
  await api.close();
  await replicaDb.destroy();
  await replica.drop();
});

test('X-17 reports read the replica and say how old its data are; lists read the primary', async () => {
  const { company } = api;
  const consultant = await api.signInAs(company.consultant);
  const lines = [{ productId: company.product.id, quantity: 1 }];
  const sale = { customerId: company.customer.id, seasonId: company.season.id, lines };
  expect((await consultant.post('/sales', sale)).status).toBe(201);
  expect((await consultant.get('/sales')).body.totalRecords).toBe(1);
  const { rows } = await downloadWorkbook(consultant, '/sales/sale-report');
  expect(rows(0)).toHaveLength(1);
  const age = 'Copia de consulta con los cambios hasta el 20/11/26 12:03';
  expect(rows(1).slice(1)).toEqual([['Datos', age, null, null, null, null, null]]);
});
