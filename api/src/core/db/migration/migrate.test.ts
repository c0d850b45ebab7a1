import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, runStatement } from '../../../testing/testDatabase';
import { StartError } from '../../settings/startError';
import { listPendingMigrations, migrate } from './migrate';
import { splitStatements } from './splitStatements';

const migrations = resolve(__dirname, '../../../../migrations');
const folder = mkdtempSync(join(tmpdir(), 'surco-migrations-'));
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('applies nothing to a database that is up to date', async () => {
  expect(await migrate(database.ownerUrl, migrations)).toEqual([]);
});

test('rejects a database that a newer version has migrated, and leaves it unchanged', async () => {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await client.query(`insert into migrations (name) values ('9999_newer.sql')`);
    await expect(migrate(database.ownerUrl, migrations)).rejects.toThrow(StartError);
    await expect(migrate(database.ownerUrl, migrations)).rejects.toThrow(
      /^A newer Surco has migrated this database \(9999_newer\.sql\), and this version, which knows migrations up to \d{4}_\w+\.sql, cannot run on that\./,
    );
    cpSync(migrations, folder, { recursive: true });
    writeFileSync(join(folder, '9998_pending.sql'), 'create table pending ()');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow('A newer Surco');
    expect((await client.query(`select to_regclass('pending') as found`)).rows).toEqual([{ found: null }]);
  } finally {
    await client.query(`delete from migrations where name = '9999_newer.sql'`);
    await client.end();
  }
});

test('X-39 names the file, line and statement that failed, and leaves nothing of the migration', async () => {
  const failing = mkdtempSync(join(tmpdir(), 'surco-failing-'));
  cpSync(migrations, failing, { recursive: true });
  const body = `$$ begin perform ';'; end $$`;
  const statements = [
    'create table half ()',
    `do ${body}`,
    '-- Not; a statement\nalter table sales\n  drop column no_such',
  ];
  writeFileSync(join(failing, '9003_failing.sql'), statements.join(';\n'));
  try {
    await expect(migrate(database.ownerUrl, failing)).rejects.toThrow(
      'The migration 9003_failing.sql failed in line 4 (alter table sales): column "no_such" of relation "sales" does not exist. Nothing of it was applied.',
    );
    expect(await runStatement(database.ownerUrl, `select to_regclass('half') as found`)).toEqual([{ found: null }]);
  } finally {
    rmSync(failing, { recursive: true, force: true });
  }
});

test('X-39 a migration that declares to expand takes, renames and fills nothing that the program before it needs', () => {
  const breaking = /\b(drop|rename|truncate|delete|update|set not null|alter column)\b/i;
  const found = readdirSync(migrations)
    .map((name) => [name, readFileSync(join(migrations, name), 'utf8')] as const)
    .filter(([, file]) => file.startsWith('-- expand\n'))
    .filter(([, file]) => splitStatements(file).some(({ text }) => breaking.test(text.replaceAll(/--.*/g, ''))));
  expect(found.map(([name]) => name)).toEqual([]);
});

test('rejects a database from before the migrations were written anew, says what to do, and leaves it unchanged', async () => {
  const old = await createTestDatabase();
  try {
    await runStatement(old.ownerUrl, `update migrations set name = '0001_schema.sql' where name like '0001_%'`);
    const sentence =
      /^This database was created before the first release of Surco \(its migration 0001_schema\.sql no longer exists\).* Use an empty database: another one in DATABASE_URL or, without DATABASE_URL, another folder in DATA_DIR\./;
    await expect(migrate(old.ownerUrl, migrations)).rejects.toThrow(StartError);
    await expect(migrate(old.ownerUrl, migrations)).rejects.toThrow(sentence);
    await expect(listPendingMigrations(old.ownerUrl, migrations)).rejects.toThrow(sentence);
    expect(await runStatement(old.ownerUrl, `select from migrations where name like '0001_people%'`)).toEqual([]);
  } finally {
    await old.drop();
  }
});

describe('a database in use', () => {
  const alterations = mkdtempSync(join(tmpdir(), 'surco-alterations-'));
  cpSync(migrations, alterations, { recursive: true });
  writeFileSync(join(alterations, '9000_alter.sql'), 'alter table seasons add column note text');
  afterAll(() => rmSync(alterations, { recursive: true, force: true }));

  /** A transaction that has read seasons and not ended, as a long report. */
  async function startReader(): Promise<Client> {
    const reader = new Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select from seasons');
    return reader;
  }

  test('lets others use the table between the attempts of a migration, and names the migration at the end', async () => {
    const reader = await startReader();
    let readsBetween = 0;
    const pause = async () => {
      await runStatement(database.url, 'select from seasons');
      readsBetween += 1;
    };
    await expect(migrate(database.ownerUrl, alterations, { lockTimeoutMs: 10, pause })).rejects.toThrow(
      'The migration 9000_alter.sql needs a table that others use: 30 attempts waited 10 ms each',
    );
    expect(readsBetween).toBe(29);
    await reader.end();
  });

  test('applies the migration once the table is free', async () => {
    const reader = await startReader();
    const pause = () => reader.end();
    expect(await migrate(database.ownerUrl, alterations, { lockTimeoutMs: 10, pause })).toEqual(['9000_alter.sql']);
  });

  test('a timeout of the role does not end a migration', async () => {
    writeFileSync(join(alterations, '9001_wait.sql'), 'select pg_sleep(0.2)');
    const options = encodeURIComponent('-c statement_timeout=100');
    expect(await migrate(`${database.ownerUrl}?options=${options}`, alterations)).toEqual(['9001_wait.sql']);
  });

  test('instances that migrate at the same time apply each migration once', async () => {
    writeFileSync(join(alterations, '9002_create.sql'), 'create table created_once ()');
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, alterations)));
    expect(applied.flat()).toEqual(['9002_create.sql']);
  });
});
