import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '../../../api/src/testing/testDatabase';
import { readTables } from './readTables';
import { renderDataModel } from './renderDataModel';

test('docs/data-model.md describes the database that the migrations create', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const tables = await readTables(async (statement) => (await client.query(statement)).rows);
  await client.end();
  await database.drop();
  const document = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'data-model.md'), 'utf8');
  expect(document).toBe(renderDataModel(tables));
});

const table = { name: 'deliveries', columns: [], foreignKeys: [], triggers: [] };

test('refuses a table without a description', () => {
  expect(() => renderDataModel([table])).toThrow('Describe these tables in tableGroups.ts: deliveries');
});

test('refuses a description without a table', () => {
  expect(() => renderDataModel([])).toThrow('Remove these tables from tableGroups.ts: sales');
});
