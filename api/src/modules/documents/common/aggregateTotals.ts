import type { SaleTotals } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { singleRow } from '../../../core/db/singleRow';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';
import type { DocumentPartSource } from './documentParts';

/** Returns the SQL of a column's sum with two decimals. */
export const sumColumn = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(sum(${column}), 0)::numeric(20, 2)`;

/** Sums for documents and for period totals alike: both are aliased `s`. */
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
  /** The table of their period totals with its alias, `sale_sums s`. */
  periodTotals: RawBuilder<unknown>;
  /** Conditions on the period totals of the same documents; undefined when the totals lack a filter's column. */
  periodConditions: readonly Condition[] | undefined;
  /** Further SQL columns, each with a leading comma. */
  extraColumns?: RawBuilder<unknown>;
  /** The filter of a product, and the lines of the documents: then its lines are added up too. */
  product?: { id: string; parts: DocumentPartSource } | undefined;
}

/** A document has at most one line of a product, so that the join does not repeat documents. */
const joinProductLine = ({ id, parts }: NonNullable<AggregateOptions['product']>) =>
  sql` join ${parts.lines} x on x.${parts.key} = s.id and x.product_id = ${id}`;

/** Adds up the documents that filters select: from the period totals given `periodConditions`, else one by one. */
export async function aggregateTotals<R extends TotalsRow>(
  db: Db,
  { documents, where, periodTotals, periodConditions, extraColumns = sql``, product }: AggregateOptions,
) {
  const count = periodConditions ? sql`coalesce(sum(s.count), 0)` : sql`count(*)`;
  const from = periodConditions ? periodTotals : sql`${documents}${product ? joinProductLine(product) : sql``}`;
  const columns = sql`${totalColumns}${extraColumns}${product ? productColumns : sql``}`;
  const query = sql<
    R & ProductRow
  >`select ${count} as count, ${columns} from ${from} where ${joinConditions(periodConditions ?? where)}`;
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
