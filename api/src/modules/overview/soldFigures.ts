import type {
  Comparison,
  Figures,
  OverviewSummary,
  OverviewWeeks,
  OverviewRanking,
  RankingDimension,
  PanelSeason,
} from '@surco/shared/contract';
import { getSeasonProgress } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CurrentUser } from '../../core/http/currentUser';
import { selectSeasonSums, sumColumn, type SumsKind, getSalesKind } from '../documents';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';
import { productNameSql, userNameSql } from '../../core/db/nameSql';

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

/** Sums of the figures of {@link buildComparedSums}, aliased `s`: of the season, and of the previous one. */
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

/**
 * The daily sums within the user's scope, with `is_current`: those of the season, and those of the previous season until
 * the same day. These are the fewer of its days until then, or all days less those after.
 */
export function buildComparedSums(
  kind: SumsKind,
  user: CurrentUser,
  { season, previousSeason, previousUntil }: Comparison,
): RawBuilder<unknown> {
  const mark = (sums: RawBuilder<unknown>, isCurrent: boolean, sign = sql``) =>
    sql`select x.zone_id, x.consultant_id, x.distributor_id, x.product_id, ${sign}x.count as count, ${sign}x.bags as bags,
      ${sign}x.hectares as hectares, ${sign}x.total as total, ${sql.lit(isCurrent)} as is_current from ${sums} x`;
  const markUntil = ({ id, ...dates }: PanelSeason, until: string) => {
    const { day, days } = getSeasonProgress(dates, until);
    return 2 * day < days
      ? [mark(selectSeasonSums(kind, user, id, sql`s.date <= ${until}`), false)]
      : [
          mark(selectSeasonSums(kind, user, id), false),
          mark(selectSeasonSums(kind, user, id, sql`s.date > ${until}`), false, sql`-`),
        ];
  };
  const parts = [
    ...(season ? [mark(selectSeasonSums(kind, user, season.id), true)] : []),
    ...(previousSeason && previousUntil ? markUntil(previousSeason, previousUntil) : []),
  ];
  return parts.length > 0
    ? sql`(${sql.join(parts, sql` union all `)})`
    : sql`(${mark(sql`daily_sums`, true)} where false)`;
}

interface SummaryRow extends ComparedFiguresRow {
  count: number;
  previous_count: number;
}

/** Returns what was sold in a season until today, and in the previous one until the same day. */
export async function readSummary(db: Db, user: CurrentUser, comparison: Comparison): Promise<OverviewSummary> {
  const row = await singleRow(
    sql<SummaryRow>`select ${comparedFigureColumns},
      coalesce(sum(s.count) filter (where s.is_current), 0) as count,
      coalesce(sum(s.count) filter (where not s.is_current), 0) as previous_count
    from ${buildComparedSums(getSalesKind(user), user, comparison)} s`.execute(db),
  );
  const { current, previous } = toComparedFigures(row);
  return {
    comparison,
    current: { count: row.count, ...current },
    previous: { count: row.previous_count, ...previous },
  };
}

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

interface Dimension {
  kind: (user: CurrentUser) => SumsKind;
  key: RawBuilder<unknown>;
  /** The table of the names, aliased `r`, with `id` and `name`. */
  records: RawBuilder<unknown>;
}

const dimensions: Readonly<Record<RankingDimension, Dimension>> = {
  zone: { kind: getSalesKind, key: sql`s.zone_id`, records: sql`zones r` },
  consultant: {
    kind: () => 'sale',
    key: sql`s.consultant_id`,
    records: sql`(select u.id, ${userNameSql} as name from users u) r`,
  },
  distributor: { kind: () => 'sale', key: sql`s.distributor_id`, records: sql`partners r` },
  product: {
    kind: () => 'line',
    key: sql`s.product_id`,
    records: sql`(select p.id, ${productNameSql} as name from products p) r`,
  },
};

type RankingRow = ComparedFiguresRow & { id: string; name: string };

/** Returns what was sold by each zone, consultant, distributor or product, the one with most bags this season first. */
export async function readRanking(
  db: Db,
  user: CurrentUser,
  comparison: Comparison,
  by: RankingDimension,
): Promise<OverviewRanking> {
  const { kind, key, records } = dimensions[by];
  const { rows } = await sql<RankingRow>`
    select x.*, r.id, r.name
    from (select ${key} as key, ${comparedFigureColumns} from ${buildComparedSums(kind(user), user, comparison)} s
      group by 1 having sum(s.bags) <> 0) x
    join ${records} on r.id = x.key
    order by x.bags desc, x.previous_bags desc, r.name, r.id`.execute(db);
  return { comparison, rows: rows.map((row) => ({ id: row.id, name: row.name, ...toComparedFigures(row) })) };
}
