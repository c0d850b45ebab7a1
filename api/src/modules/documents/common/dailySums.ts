import type { SaleTotals } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import { singleRow } from '../../../core/db/singleRow';
import type { CurrentUser } from '../../../core/http/currentUser';
import { buildDocumentScope } from '../../../core/scope/rowScope';
import type { DocumentPartSource } from './documentParts';

// The sums of sales, DKbonos and lines of sales, which triggers maintain (`0018_daily_sums.sql`).

export type SumsKind = 'sale' | 'voucher' | 'line' | 'customer' | 'zone';

/** The kind of the fewest sums of sales that a user sees: those by zone do not tell consultants apart. */
export const getSalesKind = (user: CurrentUser): SumsKind => (user.role === 'Consultant' ? 'sale' : 'zone');

/**
 * Returns what a panel selects from: the sums of a season within the user's scope, to be aliased `s`.
 * @param dates which days; without it, the sums of all days
 */
export const selectSeasonSums = (
  kind: SumsKind,
  user: CurrentUser,
  seasonId: string | readonly string[],
  dates: Condition = sql`s.date is null`,
): RawBuilder<unknown> =>
  sql`(select s.* from daily_sums s where ${joinConditions([
    sql`s.kind = ${sql.lit(kind)}`,
    sql`s.season_id in (${sql.join([seasonId].flat())})`,
    ...buildDocumentScope(user),
    dates,
  ])})`;

/** Returns the query of how many documents the selected sums stand for. */
export const buildDocumentCountQuery = (where: readonly Condition[] | undefined): RawBuilder<number> | undefined =>
  where && sql<number>`select coalesce(sum(s.count), 0) from daily_sums s where ${joinConditions(where)}`;

/** Returns the SQL of a column's sum with two decimals. */
export const sumColumn = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(sum(${column}), 0)::numeric(20, 2)`;

/** Sums for documents and for daily sums alike: both are aliased `s`. */
const totalColumns = sql`${sumColumn(sql`s.bags`)} as bags, ${sumColumn(sql`s.hectares`)} as hectares,
  ${sumColumn(sql`s.subtotal`)} as subtotal, ${sumColumn(sql`s.tax`)} as tax, ${sumColumn(sql`s.total`)} as total`;

/** The sums of the lines of one product, aliased `x`, with tax. */
const productColumns = sql`, coalesce(sum(x.quantity), 0) as product_bags,
  ${sumColumn(sql`x.hectares`)} as product_hectares,
  ${sumColumn(sql`x.total + round(x.total * x.tax_rate, 2)`)} as product_total`;

/** The database row: `count` is a number; every sum is a decimal and therefore a text, also that of the bags. */
export type TotalsRow = Omit<SaleTotals, 'bags' | 'hectares' | 'ofProduct'> & { bags: string; hectares: string };

interface ProductRow {
  product_bags?: number;
  product_hectares?: string;
  product_total?: string;
}

interface AggregateOptions {
  /** The table of the documents with its alias, `sales s`. */
  documents: RawBuilder<unknown>;
  where: readonly Condition[];
  /** Conditions on the daily sums of the same documents; undefined when the sums lack a filter's column. */
  sumsWhere: readonly Condition[] | undefined;
  /** Further SQL columns, each with a leading comma. */
  extraColumns?: RawBuilder<unknown>;
  /** The filter of a product, and the lines of the documents: then its lines are added up too. */
  product?: { id: string; parts: DocumentPartSource } | undefined;
}

/** A document has at most one line of a product, so that the join does not repeat documents. */
const joinProductLine = ({ id, parts }: NonNullable<AggregateOptions['product']>) =>
  sql` join ${parts.lines} x on x.${parts.key} = s.id and x.product_id = ${id}`;

/** Adds up the documents that filters select: from the daily sums given `sumsWhere`, else one by one. */
export async function aggregateTotals<R extends TotalsRow>(
  db: Db,
  { documents, where, sumsWhere, extraColumns = sql``, product }: AggregateOptions,
) {
  const count = sumsWhere ? sql`coalesce(sum(s.count), 0)` : sql`count(*)`;
  const from = sumsWhere ? sql`daily_sums s` : sql`${documents}${product ? joinProductLine(product) : sql``}`;
  const columns = sql`${totalColumns}${extraColumns}${product ? productColumns : sql``}`;
  const query = sql<
    R & ProductRow
  >`select ${count} as count, ${columns} from ${from} where ${joinConditions(sumsWhere ?? where)}`;
  const {
    bags,
    hectares,
    product_bags: productBags,
    product_hectares: productHectares,
    product_total: productTotal,
    ...row
  } = await singleRow(query.execute(db));
  return {
    ...row,
    bags: Number(bags),
    hectares: Number(hectares),
    ...(productTotal === undefined
      ? {}
      : { ofProduct: { bags: Number(productBags), hectares: Number(productHectares), total: productTotal } }),
  };
}
