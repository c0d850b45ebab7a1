import type { Comparison, OverviewWeeks } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { getSalesKind, selectSeasonSums } from '../documents';
import { figureColumns, toFigures, type FiguresRow } from './figures';

interface WeekRow extends FiguresRow {
  season_id: string;
  week: number;
}

/** Returns what was sold in each week of a season and of the previous one. Week 1 includes what was sold before the season. */
export async function readWeeks(db: Db, user: CurrentUser, comparison: Comparison): Promise<OverviewWeeks> {
  const { season, previousSeason } = comparison;
  const seasons = [season, previousSeason].filter((one) => one !== null);
  if (seasons.length === 0) return { comparison, current: [], previous: [] };
  const { rows } = await sql<WeekRow>`
    select s.season_id, greatest(0, s.date - t.start_date) / 7 + 1 as week, ${figureColumns}
    from (${sql.join(
      seasons.map(
        ({ id }) => sql`select x.* from ${selectSeasonSums(getSalesKind(user), user, id, sql`s.date is not null`)} x`,
      ),
      sql` union all `,
    )}) s join seasons t on t.id = s.season_id
    group by 1, 2 having sum(s.count) <> 0 order by 1, 2`.execute(db);
  const select = (id: string | undefined) =>
    rows.filter((row) => row.season_id === id).map((row) => ({ week: row.week, ...toFigures(row) }));
  return { comparison, current: select(season?.id), previous: select(previousSeason?.id) };
}
