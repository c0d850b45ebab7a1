import type { Comparison, Figures } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from '../../core/db/conditions';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildTotalsScope } from '../../core/scope/rowScope';
import { buildDateRangeCondition, sumColumn } from '../documents';

/** The figures as the database returns them: decimals are texts, sums of bags too. */
export interface FiguresRow {
  bags: string | number;
  hectares: string;
  total: string;
}

export const toFigures = ({ bags, hectares, total }: FiguresRow): Figures => ({
  bags: Number(bags),
  hectares: Number(hectares),
  total,
});

/** Sums of the figures of rows aliased `s`. */
export const figureColumns = sql`coalesce(sum(s.bags), 0) as bags, ${sumColumn(sql`s.hectares`)} as hectares,
  ${sumColumn(sql`s.total`)} as total`;

/** Sums of the figures of {@link buildComparedTotals}, aliased `s`: of the season, and of the previous one. */
export const comparedFigureColumns = sql`
  coalesce(sum(s.bags) filter (where s.is_current), 0) as bags,
  coalesce(sum(s.hectares) filter (where s.is_current), 0)::numeric(20, 2) as hectares,
  coalesce(sum(s.total) filter (where s.is_current), 0)::numeric(20, 2) as total,
  coalesce(sum(s.bags) filter (where not s.is_current), 0) as previous_bags,
  coalesce(sum(s.hectares) filter (where not s.is_current), 0)::numeric(20, 2) as previous_hectares,
  coalesce(sum(s.total) filter (where not s.is_current), 0)::numeric(20, 2) as previous_total`;

export interface ComparedFiguresRow extends FiguresRow {
  previous_bags: string | number;
  previous_hectares: string;
  previous_total: string;
}

export const toComparedFigures = (row: ComparedFiguresRow) => ({
  current: toFigures(row),
  previous: toFigures({ bags: row.previous_bags, hectares: row.previous_hectares, total: row.previous_total }),
});

/** Joins queries with the same columns; `empty` when there are none. */
const unite = (queries: readonly RawBuilder<unknown>[], empty: RawBuilder<unknown>): RawBuilder<unknown> =>
  queries.length > 0 ? sql`(${sql.join(queries, sql` union all `)})` : sql`(${empty})`;

/**
 * The stored totals within the user's scope, with `is_current`: those of the season, and those of the previous season
 * until the same day.
 * @param table `sale_sums` or `sale_product_sums`
 */
export function buildComparedTotals(
  table: RawBuilder<unknown>,
  user: CurrentUser,
  { season, previousSeason, previousUntil }: Comparison,
): RawBuilder<unknown> {
  const select = (isCurrent: boolean, seasonId: string, dates: Condition) =>
    sql`select s.*, ${sql.lit(isCurrent)} as is_current from ${table} s
      where ${joinConditions([sql`s.season_id = ${seasonId}`, dates, ...buildTotalsScope(user)])}`;
  return unite(
    [
      ...(season ? [select(true, season.id, buildDateRangeCondition())] : []),
      ...(previousSeason && previousUntil
        ? [select(false, previousSeason.id, buildDateRangeCondition(undefined, previousUntil))]
        : []),
    ],
    sql`select s.*, true as is_current from ${table} s where false`,
  );
}
