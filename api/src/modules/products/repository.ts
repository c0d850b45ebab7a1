import type { CallInput, Product, ProductDetail } from '@surco/shared/contract';
import { sql } from 'kysely';
import { contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { Row } from '../../db/types';
import { numberOrNull, personOrNull, stampsOf } from '../mapping';

export type ProductRow = Row<'products'>;

export const toProduct = (row: ProductRow): Product => ({
  id: row.id,
  code: row.code,
  name: row.name,
  crop: row.crop,
  use: row.use,
  environment: row.environment,
  packaging: row.packaging,
  seedsPerBag: row.seeds_per_bag,
  kgPerBag: numberOrNull(row.kg_per_bag),
  kgPerHa: numberOrNull(row.kg_per_ha),
  densityPlantsHa: row.density_plants_ha,
  yieldMV: Number(row.yield_mv),
  dryMatter: Number(row.dry_matter),
  basePrice: row.base_price,
  maxDiscount: Number(row.max_discount),
  taxRate: Number(row.tax_rate),
  seedCategory: row.seed_category,
  treatment: row.treatment,
  enabled: row.enabled,
  ...stampsOf(row),
});

const sorts = { code: sql`p.code`, name: sql`fold(p.name)`, basePrice: sql`p.base_price` };

export function listProducts(db: Db, query: CallInput<'GET /products'>['query']) {
  const where: Condition[] = [];
  if (query.search) where.push(contains(sql`p.search_text`, query.search));
  if (query.enabled !== undefined) where.push(sql`p.enabled = ${query.enabled}`);
  if (query.crop) where.push(sql`p.crop = ${query.crop}`);
  if (query.use) where.push(sql`p.use = ${query.use}`);
  const order = orderBy(query.sort, sorts, 'code', sql`p.id`);
  return readPage(
    db,
    query,
    { base: sql`products p`, alias: sql`p`, joins: sql``, columns: sql`p.*`, where, order },
    toProduct,
  );
}

export async function enabledProducts(db: Db | Tx): Promise<Product[]> {
  const rows = await db.selectFrom('products').selectAll().where('enabled', '=', true).orderBy('code').execute();
  return rows.map(toProduct);
}

/** Every product there is or was to be sold: what is filtered by one outlives its sale. */
export const productNames = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'enabled'])
    .orderBy('enabled', 'desc')
    .orderBy('code')
    .execute();

/** Products by id, whether enabled or not. */
export async function productsById(db: Db | Tx, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  return rows.map(toProduct);
}

async function pricesOf(db: Db, productId: string): Promise<ProductDetail['prices']> {
  const rows = await db
    .selectFrom('product_prices')
    .leftJoin('users', 'users.id', 'product_prices.by')
    .select(['price', 'at', 'by', 'first_name', 'last_name'])
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('product_prices.id')
    .execute();
  return rows.map(({ price, at, by, first_name, last_name }) => ({
    price,
    at: at.toISOString(),
    by: personOrNull(by, first_name, last_name),
  }));
}

/** One product whole, with what it cost when. */
export async function findProduct(db: Db, id: string): Promise<ProductDetail | null> {
  const [product] = await productsById(db, [id]);
  return product ? { ...product, prices: await pricesOf(db, id) } : null;
}
