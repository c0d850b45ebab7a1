import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { CurrentUser } from '../../../core/http/currentUser';
import { buildTotalsScope } from '../../../core/scope/rowScope';
import { selectActiveFilters, type DocumentFilterTable } from './documentFilters';
import { splitIntoPeriodRuns, type PeriodRun } from './splitIntoPeriodRuns';

/** The tables of totals by day, month and year, which triggers maintain (`0006_sales_sums.sql`), aliased `s`. */
export const salePeriodTotals = sql`sale_sums s`;
export const voucherPeriodTotals = sql`voucher_sums s`;

const buildPeriodCondition = ({ grain, first, last }: PeriodRun): Condition =>
  joinConditions([
    sql`s.grain = ${sql.lit(grain)}`,
    ...(first ? [sql`s.period >= ${first}`] : []),
    ...(last ? [sql`s.period <= ${last}`] : []),
  ]);

/** Selects the totals of a range of dates, both included, of documents of any date when both are absent. */
export function buildDateRangeCondition(from?: string, to?: string): Condition {
  const periods = splitIntoPeriodRuns(from, to).map((period) => sql`(${buildPeriodCondition(period)})`);
  return periods.length > 0 ? sql`(${sql.join(periods, sql` or `)})` : sql`false`;
}

/** Selects the totals of single days from a date on. */
export const buildDaysCondition = (from: string): Condition => buildPeriodCondition({ grain: 'D', first: from });

interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the conditions on period totals, aliased `s`, that select the same documents as `buildDocumentConditions`,
 * apart from deleted sales, which the totals do not contain.
 * @returns undefined when an active filter has no column in the totals: then the documents themselves must be read
 */
export function buildPeriodTotalsConditions<F extends DateRange>(
  user: CurrentUser,
  filters: NoInfer<F>,
  table: DocumentFilterTable<F>,
): Condition[] | undefined {
  const active = selectActiveFilters(filters, table);
  if (active.some(({ totals }) => totals === undefined)) return undefined;
  return [
    buildDateRangeCondition(filters.from, filters.to),
    ...buildTotalsScope(user),
    ...active.flatMap(({ totals, value }) => (typeof totals === 'function' ? [totals(value)] : [])),
  ];
}

/** Returns the query of how many documents the selected period totals stand for. */
export const buildDocumentCountQuery = (
  periodTotals: RawBuilder<unknown>,
  where: readonly Condition[] | undefined,
): RawBuilder<number> | undefined =>
  where && sql<number>`select coalesce(sum(s.count), 0) from ${periodTotals} where ${joinConditions(where)}`;
