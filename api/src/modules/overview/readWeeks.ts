import type { Comparison, OverviewWeeks } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildTotalsScope } from '../../core/scope/rowScope';
import { figureColumns, toFigures, type FiguresRow } from './figures';

interface WeekRow extends FiguresRow {
  season_id: string;
  week: number;
}

/** Returns what was sold in each week of a season and of the previous one; the database sums the weeks that were sold in. */
export async function readWeeks(db: Db, user: CurrentUser, comparison: Comparison): Promise<OverviewWeeks> {
  const { season, previousSeason } = comparison;
  const seasons = [season, previousSeason].filter((one) => one !== null);
  if (seasons.length === 0) return { comparison, current: [], previous: [] };
  const where = [
    sql`s.grain = 'W'`,
    sql`s.season_id in (${sql.join(seasons.map(({ id }) => id))})`,
    // No week is earlier; the key begins with the period.
    sql`s.period >= ${seasons.map(({ startDate }) => startDate).toSorted()[0]}`,
    ...buildTotalsScope(user),
  ];
  const { rows } = await sql<WeekRow>`
    select s.season_id, (s.period - t.start_date) / 7 + 1 as week, ${figureColumns}
    from sale_sums s join seasons t on t.id = s.season_id
    where ${joinConditions(where)}
    group by 1, 2 having sum(s.count) <> 0 order by 1, 2`.execute(db);
  const select = (id: string | undefined) =>
    rows.filter((row) => row.season_id === id).map((row) => ({ week: row.week, ...toFigures(row) }));
  return { comparison, current: select(season?.id), previous: select(previousSeason?.id) };
}
