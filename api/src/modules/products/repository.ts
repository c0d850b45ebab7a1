import type { CallInput, EnabledProduct, Product, ProductDetail } from '@surco/shared/contract';
import { type ListPrice, resolveListPrice } from '@surco/shared/domain';
import { productFields } from '@surco/shared/records/product';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildContainsCondition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { type ListSource, readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Tx } from '../../core/db/transaction';
import type { Row } from '../../core/db/schema/database';
import { selectCurrentAndPlannedPrices, selectSalePrices } from './prices/listPrices';
import { mapRecordMetadata } from '../../core/db/rowMapping';
import { toFields } from '../../core/db/recordColumns';
import { readPriceHistory } from './priceHistory';

type ProductRow = Row<'products'>;

/** Maps a row of `products` to the API. */
export const toProduct = (row: ProductRow): Product => ({
  id: row.id,
  ...toFields(productFields, row),
  ...mapRecordMetadata(row),
});

const sorts = { code: sql`p.code`, name: sql`fold(p.name)`, basePrice: sql`p.base_price` };

const filterTable: FilterTable<ListFilters<'GET /products'>> = {
  search: (text) => buildContainsCondition(sql`p.search_text`, text),
  enabled: (enabled) => sql`p.enabled = ${enabled}`,
  crop: (crop) => sql`p.crop = ${crop}`,
  use: (use) => sql`p.use = ${use}`,
};

type ProductQuery = CallInput<'GET /products'>['query'];

/** The products that a query selects. */
export const buildProductListSource = (query: ProductQuery): ListSource<ProductRow, Product> => ({
  base: sql`products p`,
  joins: sql``,
  columns: sql`p.*`,
  where: buildFilterConditions(query, filterTable),
  order: buildOrder(query.sort, sorts, 'code', sql`p.id`),
  map: toProduct,
});

/** Returns one page of products. */
export const listProducts = (db: Db, query: ProductQuery) => readPage(db, query, buildProductListSource(query));

/** Returns the products that may be sold, by code. */
export async function listEnabledProducts(db: Db | Tx): Promise<Product[]> {
  const rows = await db.selectFrom('products').selectAll().where('enabled', '=', true).orderBy('code').execute();
  return rows.map(toProduct);
}

/** Returns the products that may be sold with their prices in lists, by code. */
export async function listProductsWithListPrices(db: Db, today: string): Promise<EnabledProduct[]> {
  const { rows } = await sql<Row<'products'> & { list_prices: ListPrice[] }>`
    select p.*, ${selectCurrentAndPlannedPrices(today)} as list_prices
    from products p where p.enabled order by p.code`.execute(db);
  return rows.map(({ list_prices: listPrices, ...row }) =>
    listPrices.length === 0 ? toProduct(row) : { ...toProduct(row), listPrices },
  );
}

interface SaleTerms {
  seasonId: string;
  customerId: string;
  today: string;
}

/** Returns the products with these ids, also disabled ones, with their list price for a sale as `basePrice`. */
export async function findProductsForSale(
  tx: Tx,
  ids: readonly string[],
  { seasonId, customerId, today }: SaleTerms,
): Promise<Product[]> {
  const { rows } = await sql<Row<'products'> & { zone_id: string | null; list_prices: ListPrice[] }>`
    select p.*, l.zone_id, ${selectSalePrices(seasonId, sql`l.zone_id`, today)} as list_prices
    from products p
    left join customers c on c.id = ${customerId}
    left join localities l on l.id = c.locality_id
    where p.id = any(${ids})`.execute(tx);
  return rows.map(({ zone_id: zoneId, list_prices: listPrices, ...row }) => {
    const product = toProduct(row);
    const { price } = resolveListPrice({ ...product, listPrices }, { seasonId, zoneId }, today);
    return { ...product, basePrice: price };
  });
}

/** Returns the names of all products, enabled ones first: lists can also be filtered by a product no longer sold. */
export const listProductNames = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'enabled'])
    .orderBy('enabled', 'desc')
    .orderBy('code')
    .execute();

/** Returns a product with its price history; null when there is none. */
export async function findProduct(db: Db, id: string): Promise<ProductDetail | null> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...toProduct(row), ...(await readPriceHistory(db, id)) } : null;
}
