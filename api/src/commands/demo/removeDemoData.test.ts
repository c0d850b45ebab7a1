import { loadDemoData } from '../../seed/loadDemoData';
import { countDemoAccounts } from '../../seed/assertNoDemoAccounts';
import { createTestDatabase, runStatement, type TestDatabase } from '../../testing/testDatabase';
import { removeDemoData } from './removeDemoData';

let unused: TestDatabase;
let used: TestDatabase;
beforeAll(async () => {
  unused = await createTestDatabase();
  await loadDemoData(unused.ownerUrl);
  used = await createTestDatabase(new URL(unused.url).pathname.slice(1));
});
afterAll(() => Promise.all([unused.drop(), used.drop()]));

const countRows = async ({ ownerUrl }: TestDatabase, table: string) =>
  Number((await runStatement(ownerUrl, `select count(*) from ${table}`))[0]?.count);

test('A-01 removes all demo data of a database that nobody used, and nothing in a dry run', async () => {
  const planned = await removeDemoData(unused.ownerUrl, { dryRun: true });
  expect(planned.find(({ what }) => what === 'sales')?.count).toBe(await countRows(unused, 'sales'));
  const removed = await removeDemoData(unused.ownerUrl, { dryRun: false });
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
    expect([table, await countRows(unused, table)]).toEqual([table, 0]);
});

test('A-01 of a database that somebody used, removes nothing while no real administrator or a real sale would be left; then closes accounts that the audit log names and keeps what real records use', async () => {
  const run = (statement: string) => runStatement(used.ownerUrl, statement);
  const remove = () => removeDemoData(used.ownerUrl, { dryRun: false });

  await run(`insert into audit_log (user_id, action, entity)
               select id, 'LOGIN', 'users' from users where email = 'admin@surco.test'`);
  await expect(remove()).rejects.toThrow('no real administrator');
  expect(await countRows(used, 'customers')).toBe(300);

  await run(`insert into users (first_name, last_name, email, role, status)
               values ('Ana', 'Real', 'ana@empresa.mx', 'Admin', 'ACTIVO')`);
  await run(`insert into customers (person_type, first_name, last_name, phone, state_id, locality_id, hectares, status)
               select 'FISICA', 'Rosa', 'Real', '8712223344', state_id, id, 10, 'ACTIVO' from localities limit 1`);
  const [sale] = await run('select id, customer_id from sales order by id limit 1');
  await run(
    `update sales set customer_id = (select id from customers where last_name = 'Real') where id = '${sale?.id}'`,
  );
  await expect(remove()).rejects.toThrow('Nothing was removed: 1 sales and 0 DKbonos of real customers');
  expect(await countRows(used, 'sales')).toBeGreaterThan(100);
  await run(`update sales set customer_id = '${sale?.customer_id}' where id = '${sale?.id}'`);

  await run(`insert into users (first_name, last_name, email, role, password_hash)
               values ('Prueba', 'Demo', 'prueba@surco.test', 'Consultant', 'x')`);
  // Credit of DKbonos paid each other: no order of deleting them is right.
  await run(`update payments p set credit_voucher_id = (select id from vouchers where id <> p.voucher_id limit 1)`);
  const removed = await remove();
  expect(await countDemoAccounts(used.ownerUrl)).toBe(0);
  expect(await run(`select email, status from users order by email`)).toEqual([
    { email: 'admin@surco.test', status: 'INACTIVO' },
    { email: 'ana@empresa.mx', status: 'ACTIVO' },
  ]);
  expect(await countRows(used, 'customers')).toBe(1);
  expect(await run('select from daily_sums where count <> 0 or bags <> 0')).toEqual([]);
  expect(await run(`select tgenabled from pg_trigger where tgname = 'delete_lines'`)).toEqual([{ tgenabled: 'O' }]);
  expect(removed).toContainEqual({ what: 'localities left: other records use them', count: 1 });
}, 120_000);
