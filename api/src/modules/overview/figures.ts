import type { Comparison, Figures, PanelSeason } from '@surco/shared/contract';
import { getSeasonProgress } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CurrentUser } from '../../core/http/currentUser';
import { selectSeasonSums, sumColumn, type SumsKind } from '../documents';

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
