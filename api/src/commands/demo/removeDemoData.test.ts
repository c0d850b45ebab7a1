import { loadDemoData } from '../../seed/loadDemoData';
import { countDemoAccounts } from '../../seed/assertNoDemoAccounts';
import { createTestDatabase, runStatement, type TestDatabase } from '../../testing/testDatabase';
import { removeDemoData } from './removeDemoData';

let demo: TestDatabase;
let database: TestDatabase;
beforeAll(async () => {
  demo = await createTestDatabase();
  await loadDemoData(demo.ownerUrl);
});
beforeEach(async () => {
  database = await createTestDatabase(new URL(demo.url).pathname.slice(1));
});
afterEach(() => database.drop());
afterAll(() => demo.drop());

const run = (statement: string) => runStatement(database.ownerUrl, statement);
const insertAdministrator = () =>
  run(`insert into users (first_name, last_name, email, role, status)
       values ('Ana', 'Real', 'ana@empresa.mx', 'Admin', 'ACTIVO')`);
const countRows = async (table: string) => Number((await run(`select count(*) from ${table}`))[0]?.count);

test('A-01 removes all demo data of a database that nobody used', async () => {
  const removed = await removeDemoData(database.ownerUrl, { dryRun: false });
  expect(removed.find(({ what }) => what === 'customers')?.count).toBe(300);
  for (const table of [
    'users',
    'customers',
    'sales',
    'vouchers',
    'products',
    'stock_movements',
    'zones',
    'folio_counters',
  ])
    expect([table, await countRows(table)]).toEqual([table, 0]);
});

test('A-01 removes an account that somebody created with an address of the demo domain', async () => {
  await insertAdministrator();
  await run(`insert into users (first_name, last_name, email, role, password_hash)
             values ('Prueba', 'Demo', 'prueba@surco.test', 'Consultant', 'x')`);
  await removeDemoData(database.ownerUrl, { dryRun: false });
  expect(await countDemoAccounts(database.ownerUrl)).toBe(0);
});

test('A-01 removes nothing in a dry run', async () => {
  const removed = await removeDemoData(database.ownerUrl, { dryRun: true });
  expect(removed.find(({ what }) => what === 'sales')?.count).toBe(await countRows('sales'));
});

test('A-01 closes accounts that the audit log names, and keeps what real records use', async () => {
  await insertAdministrator();
  await run(`insert into audit_log (user_id, action, entity)
             select id, 'LOGIN', 'users' from users where email = 'admin@surco.test'`);
  await run(`insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, hectares, status)
             select 'FISICA', 'Rosa', 'Real', '8712223344', state_id, id, 10, 'ACTIVO' from localities limit 1`);
  const removed = await removeDemoData(database.ownerUrl, { dryRun: false });
  expect(await countDemoAccounts(database.ownerUrl)).toBe(0);
  expect(await run(`select email, status from users order by email`)).toEqual([
    { email: 'admin@surco.test', status: 'INACTIVO' },
    { email: 'ana@empresa.mx', status: 'ACTIVO' },
  ]);
  expect(await countRows('customers')).toBe(1);
  expect(removed).toContainEqual({ what: 'localities left: other records use them', count: 1 });
});

test('A-01 removes nothing when no administrator would be left', async () => {
  await run(`insert into audit_log (user_id, action, entity)
             select id, 'LOGIN', 'users' from users where email = 'admin@surco.test'`);
  await expect(removeDemoData(database.ownerUrl, { dryRun: false })).rejects.toThrow('no real administrator');
  expect(await countRows('customers')).toBe(300);
});

test('A-01 removes nothing when a real customer bought demo products', async () => {
  await insertAdministrator();
  await run(`with copy as (insert into customers
               (person_type, first_name, last_name, phone, state_id, locality_id, hectares, status)
             select 'FISICA', 'Rosa', 'Real', '8712223344', state_id, id, 10, 'ACTIVO' from localities limit 1
             returning id)
             update sales set customer_id = (select id from copy) where id = (select id from sales limit 1)`);
  await expect(removeDemoData(database.ownerUrl, { dryRun: false })).rejects.toThrow(
    'Nothing was removed: 1 sales and 0 DKbonos of real customers',
  );
  expect(await countRows('sales')).toBeGreaterThan(100);
});
