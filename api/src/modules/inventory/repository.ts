import type { CallInput, Inventory, InventoryTotals } from '@surco/shared/contract';
import { inventoryFields } from '@surco/shared/records/inventory';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable } from '../../core/db/buildFilterConditions';
import { joinConditions, buildContainsCondition, type Condition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { toFields } from '../../core/db/recordColumns';
import { type ListSource, readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';
import type { Row } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import { mapRecordMetadata } from '../../core/db/rowMapping';
import { buildInventoryScope } from '../../core/scope/rowScope';

interface InventoryRow extends Row<'inventories'> {
  season_name: string;
  product_code: string;
  product_name: string;
  distributor_name: string;
}

const toInventory = (row: InventoryRow): Inventory => ({
  id: row.id,
  ...toFields(inventoryFields, row),
  season: { id: row.season_id, name: row.season_name },
  product: { id: row.product_id, code: row.product_code, name: row.product_name },
  distributor: { id: row.distributor_id, name: row.distributor_name },
  adjustments: row.adjustments,
  committed: row.committed,
  sold: row.sold,
  available: row.available,
  ...mapRecordMetadata(row),
});

/**
 * Inventories with the names that are shown and sorted by. In the order of product codes, which an index provides, only
 * the inventories of the page's products are sorted. The planner drops the left joins when nothing uses their columns.
 */
const inventorySource = sql`(select i.*, p.code as product_code, p.name as product_name, t.name as season_name,
    current_date - t.start_date as season_age, d.name as distributor_name
  from inventories i join products p on p.id = i.product_id left join seasons t on t.id = i.season_id
  left join partners d on d.id = i.distributor_id) i`;

/** By code, the inventories of a product are adjacent: the latest season first, then distributors by name. */
const sorts = {
  available: sql`i.available`,
  code: [sql`i.product_code`, sql`i.season_age`, sql`i.distributor_name`],
};

type InventoryFilters = CallInput<'GET /inventories/totals'>['query'];

/** Under 10 % of the initial and adjusted bags, or none: LOW and EXHAUSTED of `getStockLevel` of the domain. */
const lowStockCondition = sql`i.available * 10 < i.initial + i.adjustments or i.available = 0`;

const filterTable: FilterTable<InventoryFilters> = {
  search: (text) =>
    sql`i.product_id in (select p.id from products p where ${buildContainsCondition(sql`p.search_text`, text)})`,
  seasonId: (id) => sql`i.season_id = ${id}`,
  productId: (id) => sql`i.product_id = ${id}`,
  distributorId: (id) => sql`i.distributor_id = ${id}`,
  low: (low) => (low ? sql`(${lowStockCondition})` : sql`not (${lowStockCondition})`),
};

/** The conditions of the inventories that the user sees and the filters select, aliased `i`. */
const buildInventoryConditions = (user: CurrentUser, filters: InventoryFilters): Condition[] => [
  ...buildInventoryScope(user),
  ...buildFilterConditions(filters, filterTable),
];

type InventoryQuery = CallInput<'GET /inventories'>['query'];

/** The inventories within the user's scope that a query selects. */
export function buildInventoryListSource(
  user: CurrentUser,
  query: InventoryQuery,
): ListSource<InventoryRow, Inventory> {
  const where = buildInventoryConditions(user, query);
  return {
    base: inventorySource,
    joins: sql``,
    columns: sql`i.*`,
    where,
    order: buildOrder(query.sort, sorts, 'code', sql`i.id`),
    countQuery: sql<number>`select count(*) from inventories i where ${joinConditions(where)}`,
    map: toInventory,
  };
}

/** Returns one page of the inventories within the user's scope. */
export const listInventories = (db: Db, user: CurrentUser, query: InventoryQuery) =>
  readPage(db, query, buildInventoryListSource(user, query));

/** Returns the totals of the inventories that the filters select within the user's scope. */
export function aggregateInventoryTotals(
  db: Db,
  user: CurrentUser,
  filters: InventoryFilters,
): Promise<InventoryTotals> {
  const query = sql<InventoryTotals>`
    select count(*) as count, coalesce(sum(i.initial), 0) as initial, coalesce(sum(i.adjustments), 0) as adjustments,
      coalesce(sum(i.committed), 0) as committed, coalesce(sum(i.sold), 0) as sold,
      coalesce(sum(i.available), 0) as available
    from inventories i where ${joinConditions(buildInventoryConditions(user, filters))}`;
  return singleRow(query.execute(db));
}

/** Returns the inventories with these ids that are within the user's scope, by product code. */
export async function findInventoriesById(db: Db, user: CurrentUser, ids: readonly string[]): Promise<Inventory[]> {
  const where = joinConditions([sql`i.id in (${sql.join(ids)})`, ...buildInventoryScope(user)]);
  const { rows } = await sql<InventoryRow>`
    select i.* from ${inventorySource} where ${where} order by i.product_code, i.id`.execute(db);
  return rows.map(toInventory);
}
