import type { Comparison, Figures, RankingDimension } from '@surco/shared/contract';
import { addDays, expiryRanges, getSeasonWeekDates, sumMoney } from '@surco/shared/domain';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { CurrentUser } from '../../core/http/currentUser';
import { createDocumentWriters, pickByNumber, type DocumentWriters } from '../../testing/documents/documentWriters';
import { buildScopedUsers } from '../../testing/documents/scopedUsers';
import { startTestApi, today, type TestApi } from '../../testing/harness';
import { aggregateSaleTotals, aggregateVoucherTotals } from '../documents';
import { aggregateInventoryTotals } from '../inventory';
import { resolveComparison } from './resolveComparison';
import { readRanking, readSummary, readWeeks } from './soldFigures';
import { readSeasonClosing, readSeasonCustomers, readSeasonStock } from './seasonPanels';
import { readOutstandingVouchers } from './readOutstandingVouchers';

let api: TestApi;
let documentWriters: DocumentWriters;
beforeAll(async () => {
  api = await startTestApi();
  documentWriters = await createDocumentWriters(api);
  // Half of the sales are before, half of them after the same day of the seasons that are compared.
  const [first, second] = documentWriters.records.seasons;
  await sql`update seasons set start_date = '2026-01-01' where id = ${first}`.execute(api.db);
  await sql`update seasons set start_date = '2026-06-01' where id = ${second}`.execute(api.db);
});
afterAll(() => api.close());

interface SaleRow {
  date: string;
  season_id: string;
  zone: string;
  consultant: string;
  distributor: string;
  bags: number;
  hectares: string;
  total: string;
  lines: { product: string; bags: number; hectares: string; total: string }[];
}

/** Reads the sales that a user sees, without the stored sums and the scope of the API. */
async function readSales({ role, id, zoneIds }: CurrentUser): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    select s.date, s.season_id, l.zone_id as zone, s.consultant_id as consultant, s.distributor_id as distributor, s.bags,
      s.hectares, s.total, coalesce((select json_agg(json_build_object('product', x.product_id, 'bags', x.quantity,
        'hectares', x.hectares::text, 'total', (x.total + round(x.total * x.tax_rate, 2))::text))
        from sale_lines x where x.sale_id = s.id), '[]') as lines
    from sales s join customers c on c.id = s.customer_id join localities l on l.id = c.locality_id
    where s.status <> 'ELIMINADA'`.execute(api.db);
  return rows.filter(
    (row) => role === 'Admin' || (role === 'Consultant' ? row.consultant === id : zoneIds.includes(row.zone)),
  );
}

const sumFigures = (rows: readonly { bags: number; hectares: string; total: string }[]): Figures => ({
  bags: rows.reduce((sum, { bags }) => sum + bags, 0),
  hectares: Number(sumMoney(rows.map(({ hectares }) => hectares))),
  total: sumMoney(rows.map(({ total }) => total)),
});

/** The filters of the lists that a comparison shows. */
function buildListFilters({ season, previousSeason, previousUntil }: Comparison) {
  if (!season) throw new Error('There is a current season.');
  return {
    current: { seasonId: season.id },
    previous: previousSeason ? { seasonId: previousSeason.id, to: previousUntil ?? undefined } : null,
  };
}

const selectSales = (rows: readonly SaleRow[], filters: { seasonId: string; from?: string; to?: string | undefined }) =>
  rows.filter(
    ({ season_id, date }) =>
      season_id === filters.seasonId && (!filters.from || date >= filters.from) && (!filters.to || date <= filters.to),
  );

const none = { bags: 0, hectares: 0, total: '0.00' };

async function expectSummary(user: CurrentUser, comparison: Comparison, sales: readonly SaleRow[]): Promise<void> {
  const { current, previous } = buildListFilters(comparison);
  const summary = await readSummary(api.db, user, comparison);
  for (const [figures, filters] of [
    [summary.current, current],
    [summary.previous, previous],
  ] as const) {
    const selected = filters ? selectSales(sales, filters) : [];
    expect(figures).toEqual({ count: selected.length, ...sumFigures(selected) });
    if (filters) expect(await aggregateSaleTotals(api.db, user, filters)).toMatchObject(figures);
  }
}

async function expectWeeks(user: CurrentUser, comparison: Comparison, sales: readonly SaleRow[]): Promise<void> {
  const weeks = await readWeeks(api.db, user, comparison);
  for (const [season, shown] of [
    [comparison.season, weeks.current],
    [comparison.previousSeason, weeks.previous],
  ] as const) {
    if (!season) continue;
    const lastWeek = Math.max(0, ...shown.map(({ week }) => week));
    const sold = Array.from({ length: lastWeek }, (_, index) => {
      const { from, to } = getSeasonWeekDates(season.startDate, index + 1);
      const selected = selectSales(sales, { seasonId: season.id, ...(from ? { from } : {}), to });
      return selected.length > 0 ? [{ week: index + 1, ...sumFigures(selected) }] : [];
    }).flat();
    expect(shown).toEqual(sold);
    expect(sumMoney(shown.map(({ total }) => total))).toBe(
      sumFigures(selectSales(sales, { seasonId: season.id })).total,
    );
  }
}

const filterNames = {
  zone: 'zoneId',
  consultant: 'consultantId',
  distributor: 'distributorId',
  product: 'productId',
} as const;

async function expectRanking(
  user: CurrentUser,
  comparison: Comparison,
  sales: readonly SaleRow[],
  by: RankingDimension,
): Promise<void> {
  const { rows } = await readRanking(api.db, user, comparison, by);
  const { current, previous } = buildListFilters(comparison);
  const sumOf = (id: string, filters: { seasonId: string; to?: string | undefined }): Figures => {
    const selected = selectSales(sales, filters);
    return by === 'product'
      ? sumFigures(selected.flatMap(({ lines }) => lines.filter(({ product }) => product === id)))
      : sumFigures(selected.filter((sale) => sale[by] === id));
  };
  for (const row of rows) {
    expect(row.current).toEqual(sumOf(row.id, current));
    expect(row.previous).toEqual(previous ? sumOf(row.id, previous) : none);
    const listed = await aggregateSaleTotals(api.db, user, { ...current, [filterNames[by]]: row.id });
    expect(by === 'product' ? listed.ofProduct : listed).toMatchObject(row.current);
  }
  const sold = selectSales(sales, current);
  const whole = sumFigures(by === 'product' ? sold.flatMap(({ lines }) => lines) : sold);
  expect(rows.reduce((sum, row) => sum + row.current.bags, 0)).toBe(whole.bags);
  expect(sumMoney(rows.map((row) => row.current.total))).toBe(whole.total);
}

async function expectVouchers(user: CurrentUser, comparison: Comparison): Promise<void> {
  const { ranges, converted } = await readOutstandingVouchers(api.db, user, comparison, today);
  expect(ranges.map(({ range }) => range)).toEqual([...expiryRanges]);
  const seasonId = buildListFilters(comparison).current.seasonId;
  for (const { range, count, balance } of ranges) {
    const filters = { seasonId, expiry: range };
    expect(await aggregateVoucherTotals(api.db, user, filters, today)).toMatchObject({ count, balance });
  }
  const ofConverted = { seasonId, status: 'CONVERTIDO', balance: 'due' } as const;
  expect(await aggregateVoucherTotals(api.db, user, ofConverted, today)).toMatchObject(converted ?? {});
}

async function expectSeasonPanels(user: CurrentUser, seasonId: string): Promise<void> {
  const closing = await readSeasonClosing(api.db, user, seasonId);
  for (const { status, count } of closing.sales)
    expect((await aggregateSaleTotals(api.db, user, { seasonId, status })).count).toBe(count);
  for (const { status, ...totals } of closing.vouchers)
    expect(await aggregateVoucherTotals(api.db, user, { seasonId, status }, today)).toMatchObject(totals);
  const whole = await aggregateSaleTotals(api.db, user, { seasonId });
  expect(closing.sales.reduce((sum, { count }) => sum + count, 0)).toBe(whole.count);
  const customers = await readSeasonCustomers(api.db, user, seasonId);
  for (const { customer, ...figures } of customers)
    expect(await aggregateSaleTotals(api.db, user, { seasonId, customerId: customer.id })).toMatchObject(figures);
  expect(customers.reduce((sum, { count }) => sum + count, 0)).toBe(whole.count);
  const stock = await readSeasonStock(api.db, user, seasonId);
  const { count: _, ...totals } = await aggregateInventoryTotals(api.db, user, { seasonId });
  expect(stock.total).toEqual(totals);
  for (const { id, code: _code, name: _name, ...quantities } of stock.products)
    expect(await aggregateInventoryTotals(api.db, user, { seasonId, productId: id })).toMatchObject(quantities);
  for (const { id, name: _name, ...quantities } of stock.distributors)
    expect(await aggregateInventoryTotals(api.db, user, { seasonId, distributorId: id })).toMatchObject(quantities);
}

const anyNumber = fc.nat(100_000);
const writeArbitrary = fc.record({ writer: anyNumber, random1: anyNumber, random2: anyNumber });
/** Moves the weeks of the second season; it stays the later one. */
const moveSeasonStart = (days: number) =>
  sql`update seasons set start_date = date '2026-06-01' + ${days % 20}::integer where id = ${documentWriters.records.seasons[1]}`.execute(
    api.db,
  );
const runWrite = ({ writer, random1, random2 }: { writer: number; random1: number; random2: number }) => {
  const names = ['moveSeasonStart', ...documentWriters.names];
  const name = pickByNumber(names, writer);
  return name === 'moveSeasonStart' ? moveSeasonStart(random1) : documentWriters.writers[name]?.(random1, random2);
};

async function expectPanelsMatch(choice: { user: number; season: number; by: RankingDimension }): Promise<void> {
  const user = pickByNumber(buildScopedUsers(documentWriters), choice.user);
  const seasonId = pickByNumber(documentWriters.records.seasons, choice.season);
  const comparison = await resolveComparison(api.db, { seasonId }, today);
  const sales = await readSales(user);
  const { previousSeason, previousUntil } = comparison;
  await expectSummary(user, comparison, sales);
  await expectWeeks(user, comparison, sales);
  await expectRanking(user, comparison, sales, choice.by);
  // In the first half of a season the days until the same day are added up, in the second those after are subtracted.
  if (previousSeason && previousUntil) {
    const ended = { ...comparison, previousSeason: { ...previousSeason, endDate: previousUntil } };
    await expectSummary(user, ended, sales);
    await expectRanking(user, ended, sales, choice.by);
  }
  await expectVouchers(user, comparison);
  await expectSeasonPanels(user, seasonId);
}

const choiceArbitrary = fc.record({
  user: anyNumber,
  season: anyNumber,
  by: fc.constantFrom<RankingDimension>('zone', 'consultant', 'distributor', 'product', 'product'),
});

test('X-22 the figures of the panels are those of plain SQL and the totals of the lists, for each scope', async () => {
  const steps = fc.tuple(
    fc.array(writeArbitrary, { maxLength: 8 }),
    fc.array(choiceArbitrary, { minLength: 1, maxLength: 3 }),
  );
  await fc.assert(
    fc.asyncProperty(steps, async ([writes, choices]) => {
      for (const write of writes) await runWrite(write);
      for (const choice of choices) await expectPanelsMatch(choice);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test('X-22 the figures stay right after concurrent writes of sales, customers and localities', async () => {
  const rounds = fc.tuple(fc.array(writeArbitrary, { minLength: 12, maxLength: 24 }), choiceArbitrary);
  await fc.assert(
    fc.asyncProperty(rounds, async ([writes, choice]) => {
      // A write that fails with a deadlock is rolled back and does not affect the sums.
      await Promise.allSettled(writes.map(runWrite));
      await expectPanelsMatch(choice);
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test('X-22 weeks stay right when a customer moves while the season gets another start', async () => {
  const [, season] = documentWriters.records.seasons;
  const [customer] = documentWriters.records.customers;
  const [firstLocality, , otherLocality] = documentWriters.records.localities;
  await moveSeasonStart(0);
  for (let n = 0; n < 20; n += 1) await documentWriters.writers['a sale']?.(n * 3, n * 2 + 1);
  const moveCustomer = (localityId: string | undefined) =>
    api.db
      .updateTable('customers')
      .set({ locality_id: localityId })
      .where('id', '=', customer ?? '')
      .execute();
  await moveCustomer(firstLocality);
  await api.db.transaction().execute(async (tx) => {
    await sql`update seasons set start_date = '2026-06-04' where id = ${season}`.execute(tx);
    await moveCustomer(otherLocality);
  });
  for (const user of [0, 2, 3, 4, 5, 6]) await expectPanelsMatch({ user, season: 1, by: 'zone' });
});

test('X-22 the same day of the previous season is as many days after its start', async () => {
  const [first, second] = documentWriters.records.seasons;
  await moveSeasonStart(0);
  const comparison = await resolveComparison(api.db, { seasonId: second }, today);
  expect([comparison.previousSeason?.id, comparison.previousUntil]).toEqual([first, addDays(today, -151)]);
});
