import type { CallInput, Product, ProductDetail } from '@surco/shared/contract';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildContainsCondition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { Row } from '../../core/db/schema/database';
import { toNumberOrNull, toUserRefOrNull, mapRecordMetadata } from '../../core/db/rowMapping';

type ProductRow = Row<'products'>;

/** Maps a row of `products` to the API. */
export const toProduct = (row: ProductRow): Product => ({
  id: row.id,
  code: row.code,
  name: row.name,
  crop: row.crop,
  use: row.use,
  environment: row.environment,
  packaging: row.packaging,
  seedsPerBag: row.seeds_per_bag,
  kgPerBag: toNumberOrNull(row.kg_per_bag),
  kgPerHa: toNumberOrNull(row.kg_per_ha),
  densityPlantsHa: row.density_plants_ha,
  yieldMV: Number(row.yield_mv),
  dryMatter: Number(row.dry_matter),
  basePrice: row.base_price,
  maxDiscount: Number(row.max_discount),
  taxRate: Number(row.tax_rate),
  seedCategory: row.seed_category,
  treatment: row.treatment,
  enabled: row.enabled,
  ...mapRecordMetadata(row),
});

const sorts = { code: sql`p.code`, name: sql`fold(p.name)`, basePrice: sql`p.base_price` };

const filterTable: FilterTable<ListFilters<'GET /products'>> = {
  search: (text) => buildContainsCondition(sql`p.search_text`, text),
  enabled: (enabled) => sql`p.enabled = ${enabled}`,
  crop: (crop) => sql`p.crop = ${crop}`,
  use: (use) => sql`p.use = ${use}`,
};

/** Returns one page of products. */
export function listProducts(db: Db, query: CallInput<'GET /products'>['query']) {
  const where = buildFilterConditions(query, filterTable);
  const order = buildOrder(query.sort, sorts, 'code', sql`p.id`);
  return readPage(
    db,
    query,
    { base: sql`products p`, alias: sql`p`, joins: sql``, columns: sql`p.*`, where, order },
    toProduct,
  );
}

/** Returns the products that may be sold, by code. */
export async function listEnabledProducts(db: Db | Tx): Promise<Product[]> {
  const rows = await db.selectFrom('products').selectAll().where('enabled', '=', true).orderBy('code').execute();
  return rows.map(toProduct);
}

/** Returns the names of all products, enabled ones first: lists can also be filtered by a product no longer sold. */
export const listProductNames = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'enabled'])
    .orderBy('enabled', 'desc')
    .orderBy('code')
    .execute();

/** Returns the products with these ids, also disabled ones. */
export async function findProductsById(db: Db | Tx, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  return rows.map(toProduct);
}

async function readPriceHistory(db: Db, productId: string): Promise<ProductDetail['prices']> {
  const rows = await db
    .selectFrom('product_prices')
    .leftJoin('users', 'users.id', 'product_prices.by')
    .select(['price', 'valid_from', 'at', 'by', 'first_name', 'last_name'])
    .where('product_id', '=', productId)
    .orderBy('valid_from', 'desc')
    .orderBy('at', 'desc')
    .orderBy('product_prices.id')
    .execute();
  return rows.map(({ price, valid_from, at, by, first_name, last_name }) => ({
    price,
    validFrom: valid_from,
    at: at.toISOString(),
    by: toUserRefOrNull(by, first_name, last_name),
  }));
}

/** Returns a product with its price history; null when there is none. */
export async function findProduct(db: Db, id: string): Promise<ProductDetail | null> {
  const [product] = await findProductsById(db, [id]);
  return product ? { ...product, prices: await readPriceHistory(db, id) } : null;
}
