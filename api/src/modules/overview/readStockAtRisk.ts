import type { Comparison, OverviewStock } from '@surco/shared/contract';
import { addDays, calculateWeeksLeft, STOCK_PACE_DAYS } from '@surco/shared/domain';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildInventoryScope } from '../../core/scope/rowScope';

type StockRow = Omit<OverviewStock['rows'][number], 'weeksLeft'>;

const MAX_ROWS = 20;

/**
 * No bags, under 10 % of what was registered (`getStockLevel` of the domain), or fewer than were sold in the last
 * `STOCK_PACE_DAYS` days.
 */
const atRisk = sql`(i.available <= 0 or i.available * 10 < i.initial + i.adjustments
  or i.available < coalesce(x.bags, 0))`;

/** Returns the inventories of a season within the user's scope that run out first. */
export async function readStockAtRisk(
  db: Db,
  user: CurrentUser,
  comparison: Comparison,
  today: string,
): Promise<OverviewStock> {
  const { season } = comparison;
  if (!season) return { comparison, rows: [] };
  const where = [
    sql`i.season_id = ${season.id}`,
    sql`i.initial + i.adjustments > 0`,
    atRisk,
    ...buildInventoryScope(user),
  ];
  const { rows } = await sql<StockRow>`
    select i.id, json_build_object('id', p.id, 'code', p.code, 'name', p.name) as product,
      json_build_object('id', d.id, 'name', d.name) as distributor, i.initial + i.adjustments as registered,
      i.committed, i.sold, i.available, coalesce(x.bags, 0) as "soldRecently"
    from inventories i
    join products p on p.id = i.product_id
    join partners d on d.id = i.distributor_id
    left join (select s.product_id, s.distributor_id, sum(s.bags)::integer as bags from daily_sums s
      where s.kind = 'line' and s.season_id = ${season.id} and s.date >= ${addDays(today, 1 - STOCK_PACE_DAYS)}
      group by 1, 2) x on x.product_id = i.product_id and x.distributor_id = i.distributor_id
    where ${joinConditions(where)}
    order by case when i.available <= 0 then 0 else i.available::numeric / nullif(x.bags, 0) end nulls last,
      i.available, p.code, d.name, i.id
    limit ${MAX_ROWS}`.execute(db);
  return {
    comparison,
    rows: rows.map((row) => ({ ...row, weeksLeft: calculateWeeksLeft(row.available, row.soldRecently) })),
  };
}
