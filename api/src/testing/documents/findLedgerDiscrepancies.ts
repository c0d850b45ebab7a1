import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';

/**
 * Returns the inventories that are inconsistent: negative, or with sold or committed bags that differ from the sum of
 * their movements or of the documents.
 */
export async function findLedgerDiscrepancies(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with lines as (
      select s.season_id, s.distributor_id, l.product_id, l.quantity as sold, 0 as committed
      from sales s join sale_lines l on l.sale_id = s.id where s.status <> 'ELIMINADA'
      union all
      select v.season_id, v.distributor_id, l.product_id, 0, l.quantity
      from vouchers v join voucher_lines l on l.voucher_id = v.id where v.status in ('ABIERTO', 'CON_ABONOS', 'LIQUIDADO')),
    counts as (
      select i.id, i.available, i.sold, i.committed,
        (select coalesce(sum(m.sold), 0) from stock_movements m where m.inventory_id = i.id) as moved_sold,
        (select coalesce(sum(m.committed), 0) from stock_movements m where m.inventory_id = i.id) as moved_committed,
        (select coalesce(sum(l.sold), 0) from lines l where (l.season_id, l.distributor_id, l.product_id) =
          (i.season_id, i.distributor_id, i.product_id)) as lines_sold,
        (select coalesce(sum(l.committed), 0) from lines l where (l.season_id, l.distributor_id, l.product_id) =
          (i.season_id, i.distributor_id, i.product_id)) as lines_committed
      from inventories i)
    select * from counts where available < 0 or (sold, committed) <> (moved_sold, moved_committed)
      or (sold, committed) <> (lines_sold, lines_committed)`.execute(db);
  return rows;
}
