import type { SaleTotals } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { one } from '../../db/one';
import { allOf, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';

/** A sum with two decimals, of documents or of the sums kept of them, aliased `s`. */
export const sumOf = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(sum(${column}), 0)::numeric(20, 2)`;

const columns = sql`${sumOf(sql`s.bags`)} as bags, ${sumOf(sql`s.hectares`)} as hectares,
  ${sumOf(sql`s.subtotal`)} as subtotal, ${sumOf(sql`s.tax`)} as tax, ${sumOf(sql`s.total`)} as total`;

/** As the database answers: counts are numbers, decimals texts. */
export type SumsRow = Omit<SaleTotals, 'bags' | 'hectares'> & { bags: string; hectares: string };

interface Adding {
  documents: RawBuilder<unknown>;
  where: readonly Condition[];
  sums: RawBuilder<unknown>;
  /** The rows of the sums that stand for those documents; undefined where the sums do not know the filter. */
  kept: readonly Condition[] | undefined;
  /** What is added up besides, each with a comma before it. */
  more?: RawBuilder<unknown>;
}

/** Adds up the documents of a filter: by the sums kept of them where these know the filter, else one by one. */
export async function addUp<R extends SumsRow>(db: Db, { documents, where, sums, kept, more = sql`` }: Adding) {
  const count = kept ? sql`coalesce(sum(s.count), 0)` : sql`count(*)`;
  const from = kept ? sums : documents;
  const query = sql<R>`select ${count} as count, ${columns}${more} from ${from} where ${allOf(kept ?? where)}`;
  const { bags, hectares, ...row } = await one(query.execute(db));
  return { ...row, bags: Number(bags), hectares: Number(hectares) };
}
