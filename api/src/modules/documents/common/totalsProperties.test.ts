import { addDays, owedVoucherStatuses, sumMoney, saleStatuses, voucherStatuses } from '@surco/shared/domain';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { CurrentUser } from '../../../core/http/currentUser';
import type { SaleFilters, VoucherFilters } from './documentFilters';
import { listSales } from '../sales/repository';
import { aggregateSaleTotals } from '../sales/aggregateSaleTotals';
import { listVouchers } from '../vouchers/repository';
import { aggregateVoucherTotals } from '../vouchers/aggregateVoucherTotals';
import { findSumsDifferences } from './verifyDailySums';
import { createDocumentWriters, pickByNumber, type DocumentWriters } from '../../../testing/documents/documentWriters';
import { buildScopedUsers } from '../../../testing/documents/scopedUsers';
import { startTestApi, today, type TestApi } from '../../../testing/harness';

let api: TestApi;
let documentWriters: DocumentWriters;
beforeAll(async () => {
  api = await startTestApi();
  documentWriters = await createDocumentWriters(api);
});
afterAll(() => api.close());

/** A document with the current location of its customer, to compute the expected totals. */
interface DocumentRow {
  folio: string;
  status: string;
  date: string;
  season_id: string;
  distributor_id: string;
  consultant_id: string;
  customer_id: string;
  state_id: string;
  zone_id: string;
  searchText: string;
  bags: number;
  total: string;
  paid: string;
  /** What the DKbono owes, from its status and amounts. */
  balance: string;
}

async function readDocumentRows(table: 'sales' | 'vouchers'): Promise<DocumentRow[]> {
  const paid =
    table === 'sales'
      ? sql`'0.00' as paid, '0.00' as balance`
      : sql`s.paid, case s.status when 'CANCELADO' then 0.00 when 'CONVERTIDO' then s.sale_total - s.paid
          else s.total - s.paid end as balance`;
  const { rows } = await sql<DocumentRow>`
    select s.folio, s.status, s.date, s.season_id, s.distributor_id, s.consultant_id, s.customer_id, s.bags, s.total,
      c.state_id, l.zone_id, lower(s.folio) || ' ' || c.search_text as "searchText", ${paid}
    from ${sql.table(table)} s join customers c on c.id = s.customer_id join localities l on l.id = c.locality_id
    where s.status <> 'ELIMINADA'`.execute(api.db);
  return rows;
}

const isInScope = ({ role, id, zoneIds }: CurrentUser, row: DocumentRow): boolean =>
  role === 'Admin' || (role === 'Consultant' ? row.consultant_id === id : zoneIds.includes(row.zone_id));

const matchesFilters = (filters: SaleFilters | VoucherFilters, row: DocumentRow): boolean =>
  (!filters.status || row.status === filters.status) &&
  (!filters.seasonId || row.season_id === filters.seasonId) &&
  (!filters.distributorId || row.distributor_id === filters.distributorId) &&
  (!filters.consultantId || row.consultant_id === filters.consultantId) &&
  (!filters.customerId || row.customer_id === filters.customerId) &&
  (!filters.stateId || row.state_id === filters.stateId) &&
  (!filters.zoneId || row.zone_id === filters.zoneId) &&
  (!filters.search || row.searchText.includes(filters.search.toLowerCase())) &&
  (!('balance' in filters) ||
    (filters.balance === 'due'
      ? row.balance !== '0.00' && owedVoucherStatuses.some((status) => status === row.status)
      : row.status === 'CANCELADO' && row.paid !== '0.00')) &&
  (!filters.from || row.date >= filters.from) &&
  (!filters.to || row.date <= filters.to);

const anyNumber = fc.nat(100_000);
const optionalNumber = fc.option(anyNumber, { nil: undefined, freq: 2 });
const optionalDay = fc.option(
  fc.nat(500).map((n) => addDays('2025-10-01', n)),
  { nil: undefined, freq: 2 },
);
const filterArbitrary = fc.record({
  user: anyNumber,
  status: optionalNumber,
  season: optionalNumber,
  distributor: optionalNumber,
  consultant: optionalNumber,
  customer: fc.option(anyNumber, { nil: undefined, freq: 5 }),
  state: optionalNumber,
  zone: optionalNumber,
  from: optionalDay,
  to: optionalDay,
  search: fc.option(fc.constantFrom('pena', 'v-2026-0000', '0001', 'kb-2', 'kb', 'b-', '-2026-', 'v', 'nadie'), {
    nil: undefined,
    freq: 8,
  }),
  balance: fc.constantFrom(undefined, undefined, 'due' as const, 'credit' as const),
  page: fc.constantFrom(1, 1, 2, 110),
});

type FilterChoice = typeof filterArbitrary extends fc.Arbitrary<infer Q> ? Q : never;

const pickOptional = <T>(from: readonly T[], n: number | undefined): T | undefined =>
  n === undefined ? undefined : pickByNumber(from, n);

function buildFilters<S>({ records }: DocumentWriters, choice: FilterChoice, statuses: readonly S[]) {
  return {
    status: pickOptional(statuses, choice.status),
    seasonId: pickOptional(records.seasons, choice.season),
    distributorId: pickOptional(records.distributors, choice.distributor),
    consultantId: pickOptional(records.consultants, choice.consultant),
    customerId: pickOptional(records.customers, choice.customer),
    stateId: pickOptional(records.states, choice.state),
    zoneId: pickOptional(records.zones, choice.zone),
    from: choice.from,
    to: choice.to,
    search: choice.search,
  };
}

const sumRows = (rows: readonly DocumentRow[]) => ({
  count: rows.length,
  bags: rows.reduce((sum, { bags }) => sum + bags, 0),
  total: sumMoney(rows.map(({ total }) => total)),
});

async function expectTotalsMatch(choice: FilterChoice): Promise<void> {
  const user = pickByNumber(buildScopedUsers(documentWriters), choice.user);
  const paging = { page: choice.page, size: 10 };
  const saleFilters = buildFilters(documentWriters, choice, saleStatuses);
  const sales = (await readDocumentRows('sales')).filter(
    (row) => isInScope(user, row) && matchesFilters(saleFilters, row),
  );
  expect(await aggregateSaleTotals(api.db, user, saleFilters)).toMatchObject(sumRows(sales));
  const listed = await listSales(api.db, user, { ...saleFilters, ...paging } as Parameters<typeof listSales>[2]);
  expect([listed.totalRecords, listed.data.length]).toEqual([
    sales.length,
    Math.max(0, Math.min(10, sales.length - (choice.page - 1) * 10)),
  ]);

  const voucherFilters: VoucherFilters = {
    ...buildFilters(documentWriters, choice, voucherStatuses),
    ...(choice.balance ? { balance: choice.balance } : {}),
  };
  const vouchers = (await readDocumentRows('vouchers')).filter(
    (row) => isInScope(user, row) && matchesFilters(voucherFilters, row),
  );
  const paid = sumMoney(vouchers.map((row) => row.paid));
  expect(await aggregateVoucherTotals(api.db, user, voucherFilters, today)).toMatchObject({
    ...sumRows(vouchers),
    paid,
    balance: sumMoney(vouchers.map((row) => row.balance)),
  });
  const query = { ...voucherFilters, ...paging } as Parameters<typeof listVouchers>[2];
  expect((await listVouchers(api.db, user, query, today)).totalRecords).toBe(vouchers.length);
}

const writeArbitrary = fc.record({ writer: anyNumber, random1: anyNumber, random2: anyNumber });
const runWrite = ({ writer, random1, random2 }: { writer: number; random1: number; random2: number }) =>
  documentWriters.writers[pickByNumber(documentWriters.names, writer)]?.(random1, random2) ?? Promise.resolve();

test('X-08 returns the count and totals of the selected documents for any filters after any writes', async () => {
  const steps = fc.tuple(
    fc.array(writeArbitrary, { maxLength: 8 }),
    fc.array(filterArbitrary, { minLength: 1, maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(steps, async ([writes, filterSets]) => {
      for (const write of writes) await runWrite(write);
      expect(await findSumsDifferences(api.db)).toEqual([]);
      for (const filters of filterSets) await expectTotalsMatch(filters);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test('X-08 returns the totals of the selected documents after concurrent writes of documents, customers and localities', async () => {
  const rounds = fc.tuple(fc.array(writeArbitrary, { minLength: 12, maxLength: 24 }), filterArbitrary);
  await fc.assert(
    fc.asyncProperty(rounds, async ([writes, choice]) => {
      // A write that fails with a deadlock is rolled back and does not affect the totals.
      await Promise.allSettled(writes.map(runWrite));
      expect(await findSumsDifferences(api.db)).toEqual([]);
      await expectTotalsMatch({ ...choice, search: undefined, customer: undefined });
      await expectTotalsMatch({ ...choice, status: undefined, from: undefined, to: undefined });
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
