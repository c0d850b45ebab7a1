import type { SaleTotals } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { singleRow } from '../../../core/db/singleRow';
import { joinConditions, type Condition } from '../../../core/db/conditions';
import type { Db } from '../../../core/db/pool';

/** Returns the SQL of a column's sum with two decimals. Documents and period totals are both aliased `s`. */
export const sumColumn = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(sum(${column}), 0)::numeric(20, 2)`;

const totalColumns = sql`${sumColumn(sql`s.bags`)} as bags, ${sumColumn(sql`s.hectares`)} as hectares,
  ${sumColumn(sql`s.subtotal`)} as subtotal, ${sumColumn(sql`s.tax`)} as tax, ${sumColumn(sql`s.total`)} as total`;

/** The row of the database: counts are numbers, decimals are texts. */
export type TotalsRow = Omit<SaleTotals, 'bags' | 'hectares'> & { bags: string; hectares: string };

interface AggregateOptions {
  documents: RawBuilder<unknown>;
  where: readonly Condition[];
  periodTotals: RawBuilder<unknown>;
  /** The period totals of the same documents; undefined when the totals do not know a filter. */
  periodConditions: readonly Condition[] | undefined;
  /** Further SQL columns, each with a leading comma. */
  extraColumns?: RawBuilder<unknown>;
}

/** Adds up the documents of a filter: from the period totals where these know the filter, else from the documents. */
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
