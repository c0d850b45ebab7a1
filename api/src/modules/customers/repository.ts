import type { CallInput, Customer, CustomerDetail } from '@surco/shared/contract';
import { normalizeSearch } from '@surco/shared/domain';
import { customerFields } from '@surco/shared/records/customer';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { joinConditions, buildContainsCondition, type Condition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { toFields } from '../../core/db/recordColumns';
import { type ListSource, readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import { toIsoOrNull, toNamedRefOrNull, toUserRefOrNull, mapRecordMetadata } from '../../core/db/rowMapping';
import { buildCustomerScope, type ScopeUser } from '../../core/scope/rowScope';
import { capAmount, customerBalanceSql } from '../documents';

interface CustomerRow extends Row<'customers'> {
  locality_name: string;
  zone_id: string;
  zone_name: string;
  production_type_name: string | null;
  consultant_first_name: string | null;
  consultant_last_name: string | null;
}

const toCustomer = (row: CustomerRow): Customer => ({
  id: row.id,
  ...toFields(customerFields, row),
  privacyNoticeAcceptedAt: toIsoOrNull(row.privacy_notice_accepted_at),
  privacyNoticeVersion: row.privacy_notice_version,
  status: row.status,
  locality: { id: row.locality_id, name: row.locality_name },
  zone: { id: row.zone_id, name: row.zone_name },
  productionType: toNamedRefOrNull(row.production_type_id, row.production_type_name),
  consultant: toUserRefOrNull(row.consultant_id, row.consultant_first_name, row.consultant_last_name),
  ...mapRecordMetadata(row),
});

const joins = sql`
  join localities l on l.id = c.locality_id
  join zones z on z.id = l.zone_id
  left join production_types pt on pt.id = c.production_type_id
  left join users u on u.id = c.consultant_id`;

const columns = sql`c.*, l.name as locality_name, z.id as zone_id, z.name as zone_name, pt.name as production_type_name,
  u.first_name as consultant_first_name, u.last_name as consultant_last_name`;

const sorts = { name: sql`c.folded_name`, createdAt: sql`c.created_at`, hectares: sql`c.hectares` };

/** Whether a customer has a sale in a season; deleted sales do not count. */
const buildBoughtCondition = (seasonId: string): Condition =>
  sql`exists (select from daily_sums x where x.kind = 'customer' and x.season_id = ${seasonId} and x.customer_id = c.id and x.count > 0)`;

const filterTable: FilterTable<ListFilters<'GET /clients'>> = {
  status: (status) => sql`c.status = ${status}`,
  stateId: (id) => sql`c.state_id = ${id}`,
  localityId: (id) => sql`c.locality_id = ${id}`,
  consultantId: (id) => sql`c.consultant_id = ${id}`,
  productionTypeId: (id) => sql`c.production_type_id = ${id}`,
  boughtIn: (id) => buildBoughtCondition(id),
  notBoughtIn: (id) => sql`not ${buildBoughtCondition(id)}`,
  search: (text) => buildContainsCondition(sql`c.search_text`, normalizeSearch(text)),
};

type CustomerQuery = CallInput<'GET /clients'>['query'];

/** The customers within the user's scope that a query selects. */
export const buildCustomerListSource = (
  user: CurrentUser,
  query: CustomerQuery,
): ListSource<CustomerRow, Customer> => ({
  base: sql`customers c`,
  joins,
  columns,
  where: [...buildCustomerScope(user), ...buildFilterConditions(query, filterTable)],
  order: buildOrder(query.sort, sorts, 'name', sql`c.id`),
  isSelective: query.search !== undefined || query.boughtIn !== undefined,
  map: toCustomer,
});

/** Returns one page of the customers within the user's scope. */
export const listCustomers = (db: Db, user: CurrentUser, query: CustomerQuery) =>
  readPage(db, query, buildCustomerListSource(user, query));

interface CustomerDetailRow extends CustomerRow {
  sales: number;
  sales_total: string;
  vouchers: number;
  balance: string;
  credit: string;
  simulations: number;
  last_merge: CustomerDetail['lastMerge'];
}

/**
 * The number of a customer's sales, DKbonos and simulations, the total of the sales, what is owed on the DKbonos, and
 * what is left of what was paid for cancelled ones. Deleted sales and cancelled DKbonos are not counted.
 */
const summaryJoins = sql`
  cross join lateral (select count(*) as sales, ${capAmount(sql`sum(s.total)`)} as sales_total
    from sales s where s.customer_id = c.id and s.status <> 'ELIMINADA') sales_summary
  cross join lateral (
      select count(*) filter (where v.status <> 'CANCELADO') as vouchers, ${customerBalanceSql} as balance,
        ${capAmount(sql`sum(v.credit)`)} as credit
      from vouchers v where v.customer_id = c.id) voucher_summary
  cross join lateral (select count(*) as simulations from simulations m where m.customer_id = c.id) simulation_summary`;

/** When a merge can still be undone, as a condition on `customer_merges`, aliased `x` (X-37). */
export const undoableCondition = sql`(x.undo is not null and x.merged_at > now() - interval '1 day')`;

const lastMergeColumn = sql`(
  select json_build_object('name', coalesce(x.undo -> 'row' ->> 'business_name',
      (x.undo -> 'row' ->> 'first_name') || ' ' || (x.undo -> 'row' ->> 'last_name')),
    'mergedAt', to_char(x.merged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from customer_merges x where x.customer_id = c.id and ${undoableCondition} order by x.merged_at desc limit 1)`;

const toCustomerDetail = (row: CustomerDetailRow): CustomerDetail => ({
  ...toCustomer(row),
  statusReason: row.status_reason,
  anonymizedAt: toIsoOrNull(row.anonymized_at),
  lastMerge: row.last_merge,
  summary: {
    sales: row.sales,
    vouchers: row.vouchers,
    simulations: row.simulations,
    salesTotal: row.sales_total,
    balance: row.balance,
    credit: row.credit,
  },
});

async function readCustomers(db: Db, where: Condition): Promise<CustomerDetail[]> {
  const { rows } =
    await sql<CustomerDetailRow>`select ${columns}, sales_summary.*, voucher_summary.*, simulation_summary.*,
      ${lastMergeColumn} as last_merge
    from customers c ${joins} ${summaryJoins} where ${where}`.execute(db);
  return rows.map(toCustomerDetail);
}

const readCustomer = async (db: Db, where: Condition): Promise<CustomerDetail | null> =>
  (await readCustomers(db, where))[0] ?? null;

/** Returns the customers with these ids, in no order, without checking a scope. */
export const readCustomersById = (db: Db, ids: readonly string[]): Promise<CustomerDetail[]> =>
  readCustomers(db, sql`c.id = any(${ids}::uuid[])`);

/** Returns a customer with their totals; null when they are outside the user's scope. */
export const findCustomer = (db: Db, user: ScopeUser, id: string): Promise<CustomerDetail | null> =>
  readCustomer(db, joinConditions([sql`c.id = ${id}`, ...buildCustomerScope(user)]));

/** Returns a customer without checking a scope: for a public registration, which has no user. */
export const findCustomerById = (db: Db, id: string): Promise<CustomerDetail | null> =>
  readCustomer(db, sql`c.id = ${id}`);
