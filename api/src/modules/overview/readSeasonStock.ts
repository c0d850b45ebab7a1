import type { SeasonStock } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildInventoryScope } from '../../core/scope/rowScope';

interface StockRow {
  product_id: string | null;
  code: string | null;
  product_name: string | null;
  distributor_id: string | null;
  distributor_name: string | null;
  initial: number;
  adjustments: number;
  committed: number;
  sold: number;
  available: number;
}

const toQuantities = ({ initial, adjustments, committed, sold, available }: StockRow) => ({
  initial,
  adjustments,
  committed,
  sold,
  available,
});
const none = { initial: 0, adjustments: 0, committed: 0, sold: 0, available: 0 };

/** Returns the stock of a season within the user's scope, in all, by product and by distributor. */
export async function readSeasonStock(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonStock> {
  const { rows } = await sql<StockRow>`
    select x.*, p.code, p.name as product_name, d.name as distributor_name
    from (select i.product_id, i.distributor_id, sum(i.initial) as initial, sum(i.adjustments) as adjustments,
        sum(i.committed) as committed, sum(i.sold) as sold, sum(i.available) as available
      from inventories i where ${joinConditions([sql`i.season_id = ${seasonId}`, ...buildInventoryScope(user)])}
      group by grouping sets ((i.product_id), (i.distributor_id), ())) x
    left join products p on p.id = x.product_id
    left join partners d on d.id = x.distributor_id
    where x.initial is not null
    order by p.code, d.name, x.distributor_id`.execute(db);
  const whole = rows.find((row) => row.product_id === null && row.distributor_id === null);
  return {
    total: whole ? toQuantities(whole) : none,
    products: rows.flatMap((row) =>
      row.product_id !== null
        ? [{ id: row.product_id, code: row.code ?? '', name: row.product_name ?? '', ...toQuantities(row) }]
        : [],
    ),
    distributors: rows.flatMap((row) =>
      row.distributor_id !== null
        ? [{ id: row.distributor_id, name: row.distributor_name ?? '', ...toQuantities(row) }]
        : [],
    ),
  };
}
