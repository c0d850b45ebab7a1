import { getImageAddress, type CallInput, type Sale, type SaleSummary } from '@surco/shared/contract';
import { sql } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import { buildOrder, type Order } from '../../../core/db/buildOrder';
import { readPage, type ListSource } from '../../../core/db/readPage';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import type { Row } from '../../../core/db/schema/database';
import type { CurrentUser } from '../../../core/http/currentUser';
import { readDocumentParts, salePartTables } from '../common/documentParts';
import {
  createDocumentFilters,
  buildDocumentConditions,
  buildSumsConditions,
  documentSorts,
  type SaleFilters,
} from '../common/documentFilters';
import {
  documentColumns,
  documentJoins,
  toDocument,
  toQuantityTotals,
  type DocumentJoinColumns,
} from '../common/documentMapping';
import { buildDocumentCountQuery } from '../common/dailySums';
import { buildDocumentScope, type ScopeUser } from '../../../core/scope/rowScope';

type SaleRow = Row<'sales'> & DocumentJoinColumns;

/** Deleted sales are in no list. The status is a literal, so that the partial indexes apply. */
const notDeleted = sql`s.status <> 'ELIMINADA'`;

const toSaleFields = (row: SaleRow) => ({ ...toDocument(row), status: row.status, voucherId: row.voucher_id });

/** A row of the list as the API returns it. */
export const toSaleSummary = (row: SaleRow): SaleSummary => ({ ...toSaleFields(row), ...toQuantityTotals(row) });

const saleFilterTable = createDocumentFilters('V', sql`select sale_id as document_id, product_id from sale_lines`);

/** Returns the conditions of the sales that the user sees and the filters select: for the list, totals and report. */
export const buildSaleConditions = (user: CurrentUser, filters: SaleFilters): Condition[] => [
  notDeleted,
  ...buildDocumentConditions(user, filters, saleFilterTable),
];

/** The same conditions on the daily sums of sales; undefined when the sums do not know a filter. */
export const buildSaleSumsConditions = (user: CurrentUser, filters: SaleFilters): Condition[] | undefined =>
  buildSumsConditions('sale', user, filters, saleFilterTable);

/** The order of the list, and of the report of selected sales. */
export const buildSaleOrder = (sort?: CallInput<'GET /sales'>['query']['sort']): Order =>
  buildOrder(sort, documentSorts, '-date', sql`s.id`);

/** Returns the source that the list of sales is read from. */
export const buildSalesListSource = (
  user: CurrentUser,
  query: CallInput<'GET /sales'>['query'],
): ListSource<SaleRow, SaleSummary> => ({
  base: sql`sales s`,
  joins: documentJoins,
  columns: documentColumns,
  where: buildSaleConditions(user, query),
  order: buildSaleOrder(query.sort),
  countQuery: buildDocumentCountQuery(buildSaleSumsConditions(user, query)),
  isSelective: true,
  map: toSaleSummary,
});

/** Returns one page of the sales within the user's scope. */
export const listSales = (db: Db, user: CurrentUser, query: CallInput<'GET /sales'>['query']) =>
  readPage(db, query, buildSalesListSource(user, query));

/** Returns a sale with its lines and history; null when it is deleted or outside the user's scope. */
export async function findSale(db: Db | Tx, user: ScopeUser, id: string): Promise<Sale | null> {
  const where = joinConditions([sql`s.id = ${id}`, notDeleted, ...buildDocumentScope(user)]);
  const { rows } = await sql<SaleRow>`select ${documentColumns} from sales s ${documentJoins} where ${where}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const parts = { id, customerId: row.customer_id, voucherId: row.voucher_id };
  const signature = await db.selectFrom('images').select('id').where('sale_id', '=', id).executeTakeFirst();
  return {
    ...toSaleFields(row),
    ...(await readDocumentParts(db, user, salePartTables, parts)),
    deliveredTo: row.delivered_to,
    signature: signature ? getImageAddress(signature.id) : null,
  };
}
