import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/harness';
import { personalData } from './personalData';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Column {
  name: string;
  hasText: boolean;
}

async function readColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`select table_name || '.' || column_name as name,
      data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea') and is_generated = 'NEVER' as "hasText"
    from information_schema.columns where table_schema = 'public' order by 1`.execute(api.db);
  return rows;
}

test('X-21 the list of personal data has every column of the database that can have a text, and no other one', async () => {
  const columns = await readColumns();
  const listed = Object.entries(personalData).flatMap(([table, entry]) =>
    [...Object.keys(entry.columns), ...Object.keys(entry.links ?? {})].map((column) => `${table}.${column}`),
  );
  const missing = columns.filter(({ name, hasText }) => hasText && !listed.includes(name)).map(({ name }) => name);
  expect(missing).toEqual([]);
  const existing = columns.map(({ name }) => name);
  expect(listed.filter((name) => !existing.includes(name))).toEqual([]);
});
