import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../api/src/testing/testDatabase';
import { generateDatabaseTypes, TYPES_FILE } from '../databaseTypes/generateDatabaseTypes';
import { ROOT } from '../packages';

const document = readFileSync(join(ROOT, 'docs', 'data-model.md'), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The values of the only column of a query, in a migrated database. */
async function readNames(query: string): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(query);
  await client.end();
  return rows.map(({ name }) => name);
}

test('the types of the tables are those of the migrated schema: otherwise run `pnpm database-types`', async () =>
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes(database.url)));

test('docs/data-model.md describes every table, and no other', async () => {
  const tables = await readNames(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const described = [...document.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
  expect(described.toSorted()).toEqual(tables.toSorted());
});

test('the overview of docs/data-model.md shows references that exist', async () => {
  const references = await readNames(
    `select confrelid::regclass || ' ' || conrelid::regclass as name from pg_constraint where contype = 'f'`,
  );
  const shown = [...document.matchAll(/^ {2}(\w+) [|o]{2}--o[{|] (\w+) :/gm)].map(
    ([, parent, child]) => `${parent} ${child}`,
  );
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((pair) => !references.includes(pair))).toEqual([]);
});
