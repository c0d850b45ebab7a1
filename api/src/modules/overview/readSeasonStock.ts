import type { SeasonStock } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildInventoryScope } from '../../core/scope/rowScope';

type StockRow = SeasonStock['total'] & {
  product: { id: string; code: string; name: string } | null;
  distributor: { id: string; name: string } | null;
};

const none = { initial: 0, adjustments: 0, committed: 0, sold: 0, available: 0 };

/** Returns the stock of a season within the user's scope, in all, by product and by distributor. */
export async function readSeasonStock(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonStock> {
  const { rows } = await sql<StockRow>`
    select x.initial, x.adjustments, x.committed, x.sold, x.available,
      case when p.id is not null then json_build_object('id', p.id, 'code', p.code, 'name', p.name) end as product,
      case when d.id is not null then json_build_object('id', d.id, 'name', d.name) end as distributor
    from (select i.product_id, i.distributor_id, sum(i.initial) as initial, sum(i.adjustments) as adjustments,
        sum(i.committed) as committed, sum(i.sold) as sold, sum(i.available) as available
      from inventories i where ${joinConditions([sql`i.season_id = ${seasonId}`, ...buildInventoryScope(user)])}
      group by grouping sets ((i.product_id), (i.distributor_id), ())) x
    left join products p on p.id = x.product_id
    left join partners d on d.id = x.distributor_id
    where x.initial is not null
    order by p.code, d.name, x.distributor_id`.execute(db);
  const stock: SeasonStock = { total: none, products: [], distributors: [] };
  for (const { product, distributor, ...quantities } of rows)
    if (product) stock.products.push({ ...product, ...quantities });
    else if (distributor) stock.distributors.push({ ...distributor, ...quantities });
    else stock.total = quantities;
  return stock;
}
