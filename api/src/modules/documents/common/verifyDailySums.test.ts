import { sql } from 'kysely';
import { createDocumentWriters } from '../../../testing/documents/documentWriters';
import { startTestApi, type TestApi } from '../../../testing/harness';
import { assertSumsMatch, findSumsDifferences, rebuildDailySums } from './verifyDailySums';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const { writers } = await createDocumentWriters(api);
  for (const [n, name] of ['an import', 'a DKbono', 'a sale'].entries()) await writers[name]?.(30 + n, 3 + n);
});
afterAll(() => api.close());

const readSums = async () =>
  (await sql`select * from daily_sums where count <> 0 order by daily_sums`.execute(api.db)).rows;

test.each([
  [
    'a sum',
    `update daily_sums set bags = bags + 1 where kind = 'voucher'`,
    /^voucher of .*: the rows have more: count 0, bags -1,/,
  ],
  [
    'a missing sum',
    `delete from daily_sums where kind = 'line'`,
    /^line of .*, product_id .*: the rows have more: count \d/,
  ],
  ['the zone of a sale', `update sales set zone_id = gen_random_uuid()`, /^V-2026-0000\d\d has not the zone and state/],
])('names %s that is not that of the documents, and writes it anew', async (_, damage, line) => {
  const sums = await readSums();
  expect(await findSumsDifferences(api.db)).toEqual([]);
  await sql.raw(damage).execute(api.db);
  expect(await findSumsDifferences(api.db)).toContainEqual(expect.stringMatching(line));
  await expect(assertSumsMatch(api.db)).rejects.toThrow('surco verify-sums lists them');
  await rebuildDailySums(api.db);
  expect(await findSumsDifferences(api.db)).toEqual([]);
  expect(await readSums()).toEqual(sums);
});
