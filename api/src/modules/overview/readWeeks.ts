import type { Comparison, OverviewWeeks, PanelSeason } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildTotalsScope } from '../../core/scope/rowScope';
import { buildDateRangeCondition, buildDaysCondition } from '../documents';
import { figureColumns, toFigures, type FiguresRow } from './figures';

interface WeekRow extends FiguresRow {
  season_id: string;
  week: number;
}

/** The totals of the days of a season, and those of all that is dated before it, which count in its first week. */
const buildSeasonDaysCondition = ({ id, startDate }: PanelSeason) =>
  sql`(s.season_id = ${id} and (${buildDaysCondition(startDate)} or ${buildDateRangeCondition(undefined, addDays(startDate, -1))}))`;

/** Returns what was sold in each week of a season and of the previous one; `getSeasonWeek` of the domain as SQL. */
export async function readWeeks(db: Db, user: CurrentUser, comparison: Comparison): Promise<OverviewWeeks> {
  const { season, previousSeason } = comparison;
  const seasons = [season, previousSeason].filter((one) => one !== null);
  if (seasons.length === 0) return { comparison, current: [], previous: [] };
  const { rows } = await sql<WeekRow>`
    select s.season_id, greatest(1, (s.period - t.start_date) / 7 + 1) as week, ${figureColumns}
    from sale_sums s join seasons t on t.id = s.season_id
    where ${joinConditions([sql`(${sql.join(seasons.map(buildSeasonDaysCondition), sql` or `)})`, ...buildTotalsScope(user)])}
    group by 1, 2 having sum(s.count) <> 0 order by 1, 2`.execute(db);
  const select = (id: string | undefined) =>
    rows.filter((row) => row.season_id === id).map((row) => ({ week: row.week, ...toFigures(row) }));
  return { comparison, current: select(season?.id), previous: select(previousSeason?.id) };
}
