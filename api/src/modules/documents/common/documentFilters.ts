import type { CallInput } from '@surco/shared/contract';
import { normalizeSearch } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { isFilterSet } from '../../../core/db/buildFilterConditions';
import { buildContainsCondition, buildContainsPattern, type Condition } from '../../../core/db/conditions';
import type { CurrentUser } from '../../../core/http/currentUser';
import { buildDocumentScope } from '../../../core/scope/rowScope';
import type { FolioKind } from './folio';

/** The filters of the contract: the same for a list, its totals and its report. */
export type SaleFilters = CallInput<'GET /sales/totals'>['query'];
export type VoucherFilters = CallInput<'GET /vouchers/totals'>['query'];
type SharedFilters = Omit<SaleFilters, 'status'> & { status?: string | undefined };

/** How one filter becomes SQL. Documents and period totals are both aliased `s`. */
interface DocumentFilter<V> {
  document: (value: V) => Condition;
  /**
   * The condition on period totals; `period` for a bound of the period itself; absent if the totals lack the column.
   */
  totals?: 'period' | ((value: V) => Condition);
  /** The condition selects by data of the customer (name, zone, state), by which no index of documents is ordered. */
  usesCustomerData?: true;
}

/** The SQL of every filter of a list: a filter of the contract without SQL is a type error. */
export type DocumentFilterTable<F> = { readonly [N in keyof F]-?: DocumentFilter<NonNullable<F[N]>> };

/** A filter on a column that documents and their period totals both have. */
const onSharedColumn = (column: RawBuilder<unknown>, toSql = (value: string) => sql`${value}`) => {
  const buildCondition = (value: string): Condition => sql`${column} = ${toSql(value)}`;
  return { document: buildCondition, totals: buildCondition };
};

/** Whether a text can be part of a folio of this kind. A person's name cannot, and then folios are not searched. */
const canBeInFolio = (kind: FolioKind, text: string): boolean =>
  `${kind}-0000-000000000`.includes(text.replace(/\d/g, '0'));

/**
 * Searches by folio or customer. A text that starts like a folio is only looked up in the index of folios; `~` sorts
 * after every digit.
 */
function buildSearchCondition(kind: FolioKind, text: string): Condition {
  const folio = text.toUpperCase();
  if (folio.startsWith(`${kind}-`)) return sql`(s.folio >= ${folio} and s.folio < ${`${folio}~`})`;
  const customer = sql`s.customer_id in (select c.id from clients c where ${buildContainsCondition(sql`c.search_text`, normalizeSearch(text))})`;
  return canBeInFolio(kind, folio) ? sql`(s.folio like ${buildContainsPattern(folio)} or ${customer})` : customer;
}

/**
 * The SQL of the filters that sales and DKbonos share.
 * @param kind what the folios start with
 * @param lines query of `document_id` and `product_id` of every line of such documents
 */
export const createDocumentFilters = (
  kind: FolioKind,
  lines: RawBuilder<unknown>,
): DocumentFilterTable<SharedFilters> => ({
  seasonId: onSharedColumn(sql`s.season_id`),
  consultantId: onSharedColumn(sql`s.consultant_id`),
  distributorId: onSharedColumn(sql`s.distributor_id`),
  // A literal: there are few statuses of very unequal frequency, so the planner must know which one is meant.
  status: onSharedColumn(sql`s.status`, (status) => sql.lit(status)),
  customerId: { document: (id) => sql`s.customer_id = ${id}` },
  search: { document: (text) => buildSearchCondition(kind, text), usesCustomerData: true },
  zoneId: {
    document: (id) =>
      sql`s.customer_id in (select c.id from clients c join localities l on l.id = c.locality_id where l.zone_id = ${id})`,
    totals: (id) => sql`s.zone_id = ${id}`,
    usesCustomerData: true,
  },
  stateId: {
    document: (id) => sql`s.customer_id in (select c.id from clients c where c.state_id = ${id})`,
    totals: (id) => sql`s.state_id = ${id}`,
    usesCustomerData: true,
  },
  productId: { document: (id) => sql`s.id in (select x.document_id from (${lines}) x where x.product_id = ${id})` },
  from: { document: (date) => sql`s.date >= ${date}`, totals: 'period' },
  to: { document: (date) => sql`s.date <= ${date}`, totals: 'period' },
});

/** Returns the filters that have a value, each with its SQL, in the order of the table. */
export const selectActiveFilters = <F extends object>(filters: NoInfer<F>, table: DocumentFilterTable<F>) =>
  (Object.keys(table) as (keyof F)[]).flatMap((name) => {
    const value = filters[name];
    return isFilterSet(value) ? [{ value, ...table[name] }] : [];
  });

/** Returns the conditions on documents, aliased `s`: the user's row scope first, then the filters. */
export const buildDocumentConditions = <F extends object>(
  user: CurrentUser,
  filters: NoInfer<F>,
  table: DocumentFilterTable<F>,
): Condition[] => [
  ...buildDocumentScope(user),
  ...selectActiveFilters(filters, table).map(({ document, value }) => document(value)),
];

/**
 * Whether a filter or the user's scope selects documents by data of their customer (name, zone, state), by which no
 * index of documents is ordered. The filter `customerId` does not count: the documents have an index on it.
 */
export const isFilteredByCustomerData = <F extends object>(
  user: CurrentUser,
  filters: NoInfer<F>,
  table: DocumentFilterTable<F>,
): boolean =>
  user.role === 'Coordinator' ||
  user.role === 'Supervisor' ||
  selectActiveFilters(filters, table).some(({ usesCustomerData }) => usesCustomerData);

export const documentSorts = { date: sql`s.date`, folio: sql`s.folio`, total: sql`s.total`, status: sql`s.status` };
