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
  const sums = selectSeasonSums(
    getSalesKind(user),
    user,
    seasons.map(({ id }) => id),
    sql`s.date is not null`,
  );
  const { rows } = await sql<WeekRow>`
    select s.season_id, greatest(0, s.date - t.start_date) / 7 + 1 as week, ${figureColumns}
    from (select s.season_id, s.date, sum(s.count) as count, sum(s.bags) as bags, sum(s.hectares) as hectares,
        sum(s.total) as total
      from ${sums} s group by 1, 2) s join seasons t on t.id = s.season_id
    group by 1, 2 having sum(s.count) <> 0 order by 1, 2`.execute(db);
  const select = (id: string | undefined) =>
    rows.filter((row) => row.season_id === id).map((row) => ({ week: row.week, ...toFigures(row) }));
  return { comparison, current: select(season?.id), previous: select(previousSeason?.id) };
}
