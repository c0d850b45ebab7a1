import type { CallInput, Inventory } from '@surco/shared/contract';
import { sql } from 'kysely';
import { contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import { stampsOf } from '../mapping';

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

const sorts = { available: sql`i.available`, code: sql`(select code from products where id = i.product_id)` };

export function listInventories(db: Db, query: CallInput<'GET /inventories'>['query']) {
  const where: Condition[] = [];
  if (query.search)
    where.push(sql`i.product_id in (select p.id from products p where ${contains(sql`p.search_text`, query.search)})`);
  if (query.seasonId) where.push(sql`i.season_id = ${query.seasonId}`);
  if (query.productId) where.push(sql`i.product_id = ${query.productId}`);
  if (query.distributorId) where.push(sql`i.distributor_id = ${query.distributorId}`);
  return readPage(
    db,
    query,
    {
      base: sql`inventories i`,
      alias: sql`i`,
      joins: sql`join seasons t on t.id = i.season_id join products p on p.id = i.product_id join partners d on d.id = i.distributor_id`,
      columns: sql`i.*, t.name as season_name, p.code as product_code, p.name as product_name, d.name as distributor_name`,
      where,
      order: orderBy(query.sort, sorts, 'code', sql`i.id`),
    },
    toInventory,
  );
}
