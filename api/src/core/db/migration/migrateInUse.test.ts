import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, runStatement } from '../../../testing/testDatabase';
import { migrate } from './migrate';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const alterations = mkdtempSync(join(tmpdir(), 'surco-alterations-'));
cpSync(resolve(__dirname, '../../../../migrations'), alterations, { recursive: true });
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
