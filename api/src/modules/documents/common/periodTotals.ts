import { sql, type RawBuilder } from 'kysely';
import { allOf, type Condition } from '../../../core/db/conditions';
import type { CurrentUser } from '../../../core/http/currentUser';
import { totalsScope } from '../../../core/scope/rowScope';
import { activeFilters, type DocumentFilterTable } from './documentFilters';
import { splitIntoPeriods, type Period } from './splitIntoPeriods';

/** The tables of totals by day, month and year, which triggers maintain (migration 0005), aliased `s`. */
export const salePeriodTotals = sql`sale_sums s`;
export const voucherPeriodTotals = sql`voucher_sums s`;

const periodCondition = ({ grain, first, last }: Period): Condition =>
  allOf([
    sql`s.grain = ${sql.lit(grain)}`,
    ...(first ? [sql`s.period >= ${first}`] : []),
    ...(last ? [sql`s.period <= ${last}`] : []),
  ]);

interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the conditions on period totals, aliased `s`, that select the same documents as `documentConditions`.
 * @returns undefined when a filter has a value that the totals do not know: then the documents must be counted
 */
export function periodTotalsConditions<F extends DateRange>(
  user: CurrentUser,
  filters: NoInfer<F>,
  table: DocumentFilterTable<F>,
): Condition[] | undefined {
  const active = activeFilters(filters, table);
  if (active.some(({ totals }) => totals === undefined)) return undefined;
  const periods = splitIntoPeriods(filters.from, filters.to).map((period) => sql`(${periodCondition(period)})`);
  return [
    periods.length > 0 ? sql`(${sql.join(periods, sql` or `)})` : sql`false`,
    ...totalsScope(user),
    ...active.flatMap(({ totals, value }) => (typeof totals === 'function' ? [totals(value)] : [])),
  ];
}

/** Returns the query of how many documents the selected period totals stand for. */
export const documentCountQuery = (
  periodTotals: RawBuilder<unknown>,
  where: readonly Condition[] | undefined,
): RawBuilder<number> | undefined =>
  where && sql<number>`select coalesce(sum(s.count), 0) from ${periodTotals} where ${allOf(where)}`;
