import type { PanelSeason, TargetProgress } from '@surco/shared/contract';
import { getWholeTarget, type TargetOwner } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { selectSeasonSums } from '../documents';
import { ownerSources } from './ownerSources';

/** A target with what was sold, or, with `product_id` null, what was sold in all, with or without a target for it. */
interface ProgressRow {
  owner_id: string;
  owner_name: string;
  is_active: boolean;
  product_id: string | null;
  code: string;
  product_name: string;
  bags: number | null;
  total: string | null;
  sold_bags: number;
  sold_hectares: string;
  sold_total: string;
}

const toProgress = (row: ProgressRow) => ({
  target: { bags: row.bags, total: row.total },
  sold: { bags: row.sold_bags, hectares: Number(row.sold_hectares), total: row.sold_total },
});

/** Returns the targets of a season that the user may see, with what was sold within the user's scope. */
export async function readTargetProgress(
  db: Db,
  user: CurrentUser,
  season: PanelSeason | null,
  owner: TargetOwner,
): Promise<TargetProgress> {
  if (!season) return { season, rows: [] };
  const { column, owners } = ownerSources[owner];
  const sums = sql`sum(s.bags)::integer as bags, sum(s.hectares) as hectares, sum(s.total) as total`;
  const { rows } = await sql<ProgressRow>`
    with cells as (select g.${column} as owner_id, g.product_id, g.bags, g.total
      from targets g where g.season_id = ${season.id} and g.${column} is not null),
    sold as (
      select s.${column} as owner_id, null::uuid as product_id, ${sums} from ${selectSeasonSums('sale', user, season.id)} s group by 1
      union all
      select s.${column}, s.product_id, ${sums} from ${selectSeasonSums('line', user, season.id)} s group by 1, 2),
    shown as (select * from cells union all
      select distinct x.owner_id, null::uuid, null::integer, null::numeric from cells x
      where not exists (select from cells y where y.owner_id = x.owner_id and y.product_id is null))
    select x.owner_id, o.name as owner_name, o.is_active, x.product_id, p.code, p.name as product_name, x.bags, x.total,
      coalesce(t.bags, 0) as sold_bags, coalesce(t.hectares, 0)::numeric(20, 2) as sold_hectares,
      coalesce(t.total, 0)::numeric(20, 2) as sold_total
    from shown x join ${owners(user)} o on o.id = x.owner_id
    left join products p on p.id = x.product_id
    left join sold t on t.owner_id = x.owner_id and t.product_id is not distinct from x.product_id
    order by fold(o.name), o.id, p.code nulls first`.execute(db);
  return {
    season,
    rows: rows
      .filter(({ product_id }) => product_id === null)
      .map((whole) => {
        const own = rows.filter(({ owner_id }) => owner_id === whole.owner_id);
        const cells = own.map(({ product_id: productId, bags, total }) => ({ productId, bags, total }));
        return {
          id: whole.owner_id,
          name: whole.owner_name,
          isActive: whole.is_active,
          ...toProgress(whole),
          target: getWholeTarget(cells),
          products: own.flatMap((row) =>
            row.product_id === null
              ? []
              : [{ id: row.product_id, code: row.code, name: row.product_name, ...toProgress(row) }],
          ),
        };
      }),
  };
}
