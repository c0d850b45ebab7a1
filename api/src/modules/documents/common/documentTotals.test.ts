import type { SaleTotals, VoucherTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import { createDocumentWriters } from '../../../testing/documents/documentWriters';
import { makeVoucher } from '../../../testing/documents/makeVoucher';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/harness';
import { assertSumsMatch, findSumsDifferences, rebuildDailySums } from './verifyDailySums';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  const { writers } = await createDocumentWriters(api);
  for (const [n, name] of ['an import', 'a DKbono', 'a sale'].entries()) await writers[name]?.(30 + n, 3 + n);
  admin = await api.signInAs(api.company.users.Admin);
});
afterAll(() => api.close());

const readTotals = async <T = SaleTotals>(path: string): Promise<T> => {
  const { status, body } = await admin.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body.data as T;
};

test('X-08 adds up all pages of a list to the cent, without deleted sales', async () => {
  const { customer, distributor, consultant } = api.company;
  const season = await api.make.season();
  const ids = { customer_id: customer.id, distributor_id: distributor.id, consultant_id: consultant.id };
  const shared = { ...ids, season_id: season.id, bags: 3, hectares: '2.25' };
  const large = { subtotal: '9999999999.90', total: '9999999999.90' };
  await api.db
    .insertInto('sales')
    .values([
      { ...shared, folio: 'V-1', date: '2026-03-01', subtotal: '100.10', tax: '16.02', total: '116.12' },
      { ...shared, folio: 'V-2', date: '2026-03-02', ...large },
      { ...shared, folio: 'V-3', date: '2026-03-03', status: 'ELIMINADA', subtotal: '5.00', total: '5.00' },
      { ...shared, folio: 'V-4', date: '2026-03-04', status: 'ENTREGADA', ...large },
    ])
    .execute();
  const sums = { count: 3, bags: 9, hectares: 6.75 };
  const path = `/sales/totals?seasonId=${season.id}`;
  const amounts = { subtotal: '20000000099.90', tax: '16.02', total: '20000000115.92' };
  expect(await readTotals(path)).toEqual({ ...sums, ...amounts });
  expect(await readTotals(`${path}&status=ENTREGADA&from=2026-03-04`)).toMatchObject({ count: 1, bags: 3 });
  const none = { count: 0, bags: 0, hectares: 0, subtotal: '0.00', tax: '0.00', total: '0.00' };
  expect(await readTotals(`${path}&search=nadie`)).toEqual(none);
});

test('X-08 rejects unknown parameters of totals', async () => {
  for (const parameter of ['page', 'price']) expect((await admin.get(`/sales/totals?${parameter}=1`)).status).toBe(400);
});

test('X-08 E-09 adds up paid amount and balance of DKbonos', async () => {
  const { id: seasonId } = await api.make.season();
  await makeVoucher(api, { seasonId, paid: '5000.25' });
  const path = `/vouchers/totals?seasonId=${seasonId}`;
  const sums = await readTotals<VoucherTotals>(`${path}&balance=due`);
  expect(sums).toMatchObject({ count: 1, bags: 4, total: '15800.00', paid: '5000.25', balance: '10799.75' });
  expect(await readTotals<VoucherTotals>(`${path}&expiresIn=7`)).toMatchObject({ count: 0, paid: '0.00' });
});

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
