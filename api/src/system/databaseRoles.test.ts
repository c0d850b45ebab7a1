import { resolve } from 'node:path';
import { grantRuntimeAccess } from '../core/db/migration/grantRuntimeAccess';
import { migrate } from '../core/db/migration/migrate';
import { withClient } from '../core/db/withClient';
import { ensureDatabase, giveObjectsToOwner } from '../infrastructure/postgres/roles';
import { prepareDatabase } from '../prepareDatabase';
import {
  buildDatabaseUrls,
  createTestDatabase,
  executeOnServer,
  runStatement,
  type TestDatabase,
} from '../testing/testDatabase';

const migrations = resolve(__dirname, '../../migrations');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('X-27 the role of the application adds to the audit log and reads it', async () => {
  await runStatement(database.url, `insert into audit_log (action, entity) values ('CREATE', 'client')`);
  expect(await runStatement(database.url, 'select action from audit_log')).toEqual([{ action: 'CREATE' }]);
});

test.each([
  `update audit_log set action = 'UPDATE'`,
  `insert into audit_log (action, entity, at) values ('CREATE', 'client', '2020-01-01')`,
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger all',
  'drop table audit_log',
  'create table new_table (id integer)',
  `create function new_function() returns integer language sql as 'select 1'`,
  `insert into migrations (name) values ('9999_newer.sql')`,
  `copy (select 1) to program 'true'`,
])('X-27 the role of the application may not: %s', async (statement) => {
  await expect(runStatement(database.url, statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('X-27 the role of the application may be neither the owner nor a superuser', async () => {
  await expect(grantRuntimeAccess(database.ownerUrl, database.ownerUrl)).rejects.toThrow(
    'DATABASE_OWNER_URL and DATABASE_URL both use the role surco_owner.',
  );
  await expect(grantRuntimeAccess(database.ownerUrl, database.superuserUrl)).rejects.toThrow(
    'The role surco of DATABASE_URL may change the audit log.',
  );
});

test('X-27 a database whose tables belong to the superuser of the cluster is given to the owner role', async () => {
  const name = `${new URL(database.url).pathname.slice(1)}_old`;
  const old = buildDatabaseUrls(name);
  await executeOnServer(`create database ${name}`);
  try {
    await migrate(old.superuserUrl, migrations);
    await runStatement(old.superuserUrl, `insert into audit_log (action, entity) values ('CREATE', 'client')`);
    await withClient(old.superuserUrl, async (superuser) => {
      await ensureDatabase(superuser, name);
      await giveObjectsToOwner(superuser);
    });
    await prepareDatabase(old, migrations);
    expect(
      await runStatement(
        old.superuserUrl,
        `select relname from pg_class where relowner = 'surco'::regrole and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         union all select proname from pg_proc where proowner = 'surco'::regrole and pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`,
      ),
    ).toEqual([]);
    expect(await runStatement(old.url, 'select current_user, count(*)::int from audit_log')).toEqual([
      { current_user: 'surco_app', count: 1 },
    ]);
    await expect(runStatement(old.url, 'delete from audit_log')).rejects.toThrow('permission denied');
  } finally {
    await executeOnServer(`drop database ${name} with (force)`);
  }
});
