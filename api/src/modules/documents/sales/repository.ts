import type { CallInput, Sale, SaleSummary } from '@surco/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import { buildOrder } from '../../../core/db/buildOrder';
import { readPage, type ListSource } from '../../../core/db/readPage';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import type { Row } from '../../../core/db/schema/database';
import type { CurrentUser } from '../../../core/http/currentUser';
import { readDocumentParts, salePartTables } from '../common/documentParts';
import {
  areConditionsOfCustomer,
  createDocumentFilters,
  buildDocumentConditions,
  documentSorts,
  isFilteredByCustomerData,
  type SaleFilters,
} from '../common/documentFilters';
import {
  documentColumns,
  documentJoins,
  toDocument,
  toQuantityTotals,
  type DocumentJoinColumns,
} from '../common/documentMapping';
import { buildDocumentCountQuery, salePeriodTotals, buildPeriodTotalsConditions } from '../common/periodTotals';
import { buildDocumentScope } from '../../../core/scope/rowScope';

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

/** The same conditions on the period totals of sales; undefined when the totals do not know a filter. */
export const buildSalePeriodTotalsConditions = (user: CurrentUser, filters: SaleFilters): Condition[] | undefined =>
  buildPeriodTotalsConditions(user, filters, saleFilterTable);

/**
 * The sums of the customers whose sales the user sees and the filters select. Customers have a row for each season, in all
 * and of each consultant (migrations 0053 and 0056); undefined when a filter needs more.
 */
function selectCustomerSums(user: CurrentUser, filters: SaleFilters, columns: RawBuilder<unknown>) {
  if (!areConditionsOfCustomer(filters, saleFilterTable)) return undefined;
  const isOfConsultant = user.role === 'Consultant' || filters.consultantId;
  const conditions = [
    ...(isOfConsultant ? [] : [sql`s.consultant_id is null`]),
    ...buildDocumentConditions(user, filters, saleFilterTable),
  ];
  return sql<number>`select ${columns} from sale_customer_sums s where s.count > 0 and ${joinConditions(conditions)}`;
}

/** The sales of the customers that {@link selectCustomerSums} finds. An array, so that their index is used. */
function buildCustomersCondition(user: CurrentUser, filters: SaleFilters): Condition | undefined {
  const customers = selectCustomerSums(user, filters, sql`s.customer_id`);
  return customers && sql`s.customer_id = any(array(${customers}))`;
}

/** Returns the source that the list of sales is read from. */
export function buildSalesListSource(user: CurrentUser, query: CallInput<'GET /sales'>['query']): ListSource {
  const hasSparseMatches = isFilteredByCustomerData(user, query, saleFilterTable);
  return {
    base: sql`sales s`,
    alias: sql`s`,
    joins: documentJoins,
    columns: documentColumns,
    where: buildSaleConditions(user, query),
    order: buildOrder(query.sort, documentSorts, '-date', sql`s.id`),
    hasSparseMatches,
    countQuery:
      buildDocumentCountQuery(salePeriodTotals, buildSalePeriodTotalsConditions(user, query)) ??
      selectCustomerSums(user, query, sql`coalesce(sum(s.count), 0)`),
    findsFewMatches: hasSparseMatches ? buildCustomersCondition(user, query) : undefined,
  };
}

/** Returns one page of the sales within the user's scope. */
export const listSales = (db: Db, user: CurrentUser, query: CallInput<'GET /sales'>['query']) =>
  readPage(db, query, buildSalesListSource(user, query), toSaleSummary);

/** Returns a sale with its lines and history; null when it is deleted or outside the user's scope. */
export async function findSale(db: Db | Tx, user: CurrentUser, id: string): Promise<Sale | null> {
  const where = joinConditions([sql`s.id = ${id}`, notDeleted, ...buildDocumentScope(user)]);
  const { rows } = await sql<SaleRow>`select ${documentColumns} from sales s ${documentJoins} where ${where}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const parts = { id, customerId: row.customer_id, voucherId: row.voucher_id };
  return { ...toSaleFields(row), ...(await readDocumentParts(db, user, salePartTables, parts)) };
}
