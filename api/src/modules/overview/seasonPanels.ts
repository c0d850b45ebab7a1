import type { SeasonStock, SeasonClosing, SeasonCustomers } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildInventoryScope, buildDocumentScope } from '../../core/scope/rowScope';
import type { SaleStatus, VoucherStatus } from '@surco/shared/domain';
import { selectSeasonSums } from '../documents';
import { figureColumns, toFigures, type FiguresRow } from './soldFigures';

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

type StatusRow =
  | { kind: 'sale'; status: SaleStatus; count: number; balance: string }
  | { kind: 'voucher'; status: VoucherStatus; count: number; balance: string };

/** Returns how many sales and DKbonos of a season have each status. */
export async function readSeasonClosing(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonClosing> {
  const balance = sql`select coalesce(sum(v.balance), 0)::numeric(20, 2) from (
      select s.status, s.balance from vouchers s
      where ${joinConditions([sql`s.season_id = ${seasonId}`, sql`s.balance > 0`, ...buildDocumentScope(user)])}) v
    where v.status = s.status`;
  const { rows } = await sql<StatusRow>`
    select 'sale' as kind, s.status, sum(s.count) as count, '0.00' as balance
    from ${selectSeasonSums('sale', user, seasonId)} s group by 2 having sum(s.count) <> 0
    union all
    select 'voucher', s.status, sum(s.count), (${balance})::text
    from ${selectSeasonSums('voucher', user, seasonId)} s group by 2 having sum(s.count) <> 0
    order by 1, 2`.execute(db);
  return {
    sales: rows.flatMap((row) => (row.kind === 'sale' ? [{ status: row.status, count: row.count }] : [])),
    vouchers: rows.flatMap((row) =>
      row.kind === 'voucher' ? [{ status: row.status, count: row.count, balance: row.balance }] : [],
    ),
  };
}

type CustomerRow = FiguresRow & Pick<SeasonCustomers[number], 'count' | 'customer'>;

const MAX_ROWS = 10;

/** Returns the customers within the user's scope that bought most in a season. */
export async function readSeasonCustomers(db: Db, user: CurrentUser, seasonId: string): Promise<SeasonCustomers> {
  const { rows } = await sql<CustomerRow>`
    select s.count, s.bags, s.hectares, s.total, json_build_object('id', c.id, 'firstName', c.first_name,
      'lastName', c.last_name, 'businessName', c.business_name, 'phone', c.phone) as customer
    from (select s.customer_id, sum(s.count) as count, ${figureColumns}
      from ${selectSeasonSums('customer', user, seasonId)} s
      group by 1 having sum(s.count) > 0 order by sum(s.total) desc, 1 limit ${MAX_ROWS}) s
    join customers c on c.id = s.customer_id
    order by s.total desc, s.customer_id`.execute(db);
  return rows.map(({ count, customer, ...figures }) => ({ count, customer, ...toFigures(figures) }));
}
