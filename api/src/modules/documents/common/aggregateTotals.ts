import type { SaleTotals } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { singleRow } from '../../../core/db/singleRow';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';

/** Returns the SQL of a column's sum with two decimals. */
export const sumColumn = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(sum(${column}), 0)::numeric(20, 2)`;

/** Sums for documents and for period totals alike: both are aliased `s`. */
const totalColumns = sql`${sumColumn(sql`s.bags`)} as bags, ${sumColumn(sql`s.hectares`)} as hectares,
  ${sumColumn(sql`s.subtotal`)} as subtotal, ${sumColumn(sql`s.tax`)} as tax, ${sumColumn(sql`s.total`)} as total`;

/** The database row: `count` is a number; every sum is a decimal and therefore a text, also that of the bags. */
export type TotalsRow = Omit<SaleTotals, 'bags' | 'hectares'> & { bags: string; hectares: string };

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
}

/** Adds up the documents that filters select: from the period totals given `periodConditions`, else one by one. */
export async function aggregateTotals<R extends TotalsRow>(
  db: Db,
  { documents, where, periodTotals, periodConditions, extraColumns = sql`` }: AggregateOptions,
) {
  const count = periodConditions ? sql`coalesce(sum(s.count), 0)` : sql`count(*)`;
  const from = periodConditions ? periodTotals : documents;
  const query = sql<R>`select ${count} as count, ${totalColumns}${extraColumns} from ${from} where ${joinConditions(periodConditions ?? where)}`;
  const { bags, hectares, ...row } = await singleRow(query.execute(db));
  return { ...row, bags: Number(bags), hectares: Number(hectares) };
}
