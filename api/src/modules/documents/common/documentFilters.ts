import type { CallInput } from '@surco/shared/contract';
import { foldText, normalizeSearch } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { currentCustomerSql } from '../../../core/db/currentCustomer';
import { isFilterSet } from '../../../core/db/buildFilterConditions';
import { buildContainsCondition, buildContainsPattern, type Condition } from '../../../core/db/conditions';
import type { CurrentUser } from '../../../core/http/currentUser';
import { buildDocumentScope } from '../../../core/scope/rowScope';
import type { FolioKind } from './folio';

/** The filters of the contract: the same for a list, its totals and its report. */
export type SaleFilters = CallInput<'GET /sales/totals'>['query'];
export type VoucherFilters = CallInput<'GET /vouchers/totals'>['query'];
type SharedFilters = Omit<SaleFilters, 'status'> & { status?: string | undefined };

/** How one filter becomes SQL, on documents and, if `inSums`, on their daily sums; both are aliased `s`. */
interface DocumentFilter<V> {
  condition: (value: V) => Condition;
  inSums?: true;
}

/** The SQL of every filter of a list: a filter of the contract without SQL is a type error. */
export type DocumentFilterTable<F> = { readonly [N in keyof F]-?: DocumentFilter<NonNullable<F[N]>> };

/** A filter on a column that documents and their daily sums both have. */
const onSharedColumn = (column: RawBuilder<unknown>) =>
  ({ condition: (value: string): Condition => sql`${column} = ${value}`, inSums: true }) as const;

/** Whether a text can be part of a folio of this kind. A person's name cannot, and then folios are not searched. */
const canBeInFolio = (kind: FolioKind, text: string): boolean =>
  `${kind}-0000-000000000`.includes(text.replace(/\d/g, '0'));

/** The groups of three digits of a text that is part of a folio and ends within its number; none for other texts. */
function listDigitGroups(text: string): string[] {
  const [, number = ''] = /^(?:.*\d-)?(\d{3,})$/.exec(text) ?? [];
  return Array.from({ length: Math.max(0, number.length - 2) }, (_, start) => number.slice(start, start + 3));
}

/** The folios with these groups, by the indexes `…_folio_digits`. Digits alone are searched in the number, not in the year. */
const buildDigitsCondition = (groups: readonly string[]): Condition =>
  sql`digit_groups(split_part(s.folio, '-', 3)) @> ${groups}::text[]`;

/** Folios that start with a text, by their index; `~` sorts after every digit. */
const buildPrefixCondition = (column: RawBuilder<unknown>, folio: string): Condition =>
  sql`(${column} >= ${folio} and ${column} < ${`${folio}~`})`;

/**
 * Searches by folio or customer; by that of a receipt, too: the DKbono that was paid, and the sale that it became. A text
 * that starts like a folio is only looked up in the index of folios.
 */
function buildSearchCondition(kind: FolioKind, text: string): Condition {
  const folio = foldText(text).toUpperCase();
  if (folio.startsWith(`${kind}-`)) return buildPrefixCondition(sql`s.folio`, folio);
  if (folio.startsWith('R-')) {
    const paid = sql`select p.voucher_id from payments p where ${buildPrefixCondition(sql`p.receipt_folio`, folio)}`;
    return kind === 'V' ? sql`s.voucher_id in (${paid})` : sql`s.id in (${paid})`;
  }
  const customers = sql`select c.id from customers c where ${buildContainsCondition(sql`c.search_text`, normalizeSearch(text))}`;
  if (!canBeInFolio(kind, folio)) return sql`s.customer_id in (${customers})`;
  const inFolio = sql`s.folio like ${buildContainsPattern(folio)}`;
  const groups = listDigitGroups(folio);
  if (groups.length === 0) return sql`(${inFolio} or s.customer_id in (${customers}))`;
  // An array, so that the indexes of folios and of customers are used together.
  return sql`((${buildDigitsCondition(groups)} and ${inFolio}) or s.customer_id = any(array(${customers})))`;
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
  status: { condition: (status) => sql`s.status = ${sql.lit(status)}`, inSums: true },
  customerId: { condition: (id) => sql`s.customer_id = ${currentCustomerSql(id)}` },
  search: { condition: (text) => buildSearchCondition(kind, text) },
  zoneId: onSharedColumn(sql`s.zone_id`),
  stateId: onSharedColumn(sql`s.state_id`),
  productId: { condition: (id) => sql`s.id in (select x.document_id from (${lines}) x where x.product_id = ${id})` },
  from: { condition: (date) => sql`s.date >= ${date}`, inSums: true },
  to: { condition: (date) => sql`s.date <= ${date}`, inSums: true },
});

/** Returns the filters that have a value, each with its SQL, in the order of the table. */
const selectActiveFilters = <F extends object>(filters: NoInfer<F>, table: DocumentFilterTable<F>) =>
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
  ...selectActiveFilters(filters, table).map(({ condition, value }) => condition(value)),
];

/**
 * Returns the same conditions on daily sums, aliased `s`: on those of all days without a date.
 * @returns undefined when the sums lack the column of a filter
 */
export const buildSumsConditions = <F extends { from?: string | undefined; to?: string | undefined }>(
  kind: 'sale' | 'voucher',
  user: CurrentUser,
  filters: NoInfer<F>,
  table: DocumentFilterTable<F>,
): Condition[] | undefined =>
  selectActiveFilters(filters, table).every(({ inSums }) => inSums)
    ? [
        sql`s.kind = ${sql.lit(kind)}`,
        ...(filters.from || filters.to ? [] : [sql`s.date is null`]),
        ...buildDocumentConditions(user, filters, table),
      ]
    : undefined;

export const documentSorts = { date: sql`s.date`, folio: sql`s.folio`, total: sql`s.total`, status: sql`s.status` };
