import type { CallInput, Inventory, InventoryTotals } from '@surco/shared/contract';
import { sql } from 'kysely';
import { allOf, contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { stampsOf } from '../mapping';
import { stockScope } from '../scope';

interface InventoryRow extends Row<'inventories'> {
  season_name: string;
  product_code: string;
  product_name: string;
  distributor_name: string;
}

const toInventory = (row: InventoryRow): Inventory => ({
  id: row.id,
  seasonId: row.season_id,
  productId: row.product_id,
  distributorId: row.distributor_id,
  season: { id: row.season_id, name: row.season_name },
  product: { id: row.product_id, code: row.product_code, name: row.product_name },
  distributor: { id: row.distributor_id, name: row.distributor_name },
  initial: row.initial,
  adjustments: row.adjustments,
  committed: row.committed,
  sold: row.sold,
  available: row.available,
  ...stampsOf(row),
});

/**
 * With the names that are shown and sorted by: in the order of the codes, which an index keeps, only the stocks of the
 * products in sight are sorted. Season and distributor are left out where nothing asks for them.
 */
const stock = sql`(select i.*, p.code as product_code, p.name as product_name, t.name as season_name,
    current_date - t.start_date as season_age, d.name as distributor_name
  from inventories i join products p on p.id = i.product_id left join seasons t on t.id = i.season_id
  left join partners d on d.id = i.distributor_id) i`;

/** The stocks of one product stand together: the latest season first, its distributors by name. */
const sorts = {
  available: sql`i.available`,
  code: [sql`i.product_code`, sql`i.season_age`, sql`i.distributor_name`],
};

type Filters = CallInput<'GET /inventories/totals'>['query'];

/** Under 10 % of what there was, as `stockLevel` of the domain has it. */
const isLow = sql`i.available * 10 < i.initial + i.adjustments or i.available = 0`;

function conditions(user: CurrentUser, { search, seasonId, productId, distributorId, low }: Filters): Condition[] {
  const where: Condition[] = stockScope(user);
  if (search)
    where.push(sql`i.product_id in (select p.id from products p where ${contains(sql`p.search_text`, search)})`);
  if (seasonId) where.push(sql`i.season_id = ${seasonId}`);
  if (productId) where.push(sql`i.product_id = ${productId}`);
  if (distributorId) where.push(sql`i.distributor_id = ${distributorId}`);
  if (low !== undefined) where.push(low ? sql`(${isLow})` : sql`not (${isLow})`);
  return where;
}

export function listInventories(db: Db, user: CurrentUser, query: CallInput<'GET /inventories'>['query']) {
  const where = conditions(user, query);
  const source = {
    base: stock,
    alias: sql`i`,
    joins: sql``,
    columns: sql`i.*`,
    where,
    order: orderBy(query.sort, sorts, 'code', sql`i.id`),
    counted: sql<number>`select count(*) from inventories i where ${allOf(where)}`,
  };
  return readPage(db, query, source, toInventory);
}

/** What the list is filtered to adds up to, in one query. */
export async function inventoryTotals(db: Db, user: CurrentUser, filters: Filters): Promise<InventoryTotals> {
  const { rows } = await sql<InventoryTotals>`
    select count(*) as count, coalesce(sum(i.initial), 0) as initial, coalesce(sum(i.adjustments), 0) as adjustments,
      coalesce(sum(i.committed), 0) as committed, coalesce(sum(i.sold), 0) as sold,
      coalesce(sum(i.available), 0) as available
    from inventories i where ${allOf(conditions(user, filters))}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('A sum has one row.');
  return sums;
}

/** Those of them that are within the caller's scope. */
export async function inventoriesById(db: Db, user: CurrentUser, ids: readonly string[]): Promise<Inventory[]> {
  const where = allOf([sql`i.id in (${sql.join(ids)})`, ...stockScope(user)]);
  const { rows } = await sql<InventoryRow>`
    select i.* from ${stock} where ${where} order by i.product_code, i.id`.execute(db);
  return rows.map(toInventory);
}
