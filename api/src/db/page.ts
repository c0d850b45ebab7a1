import type { Paged } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './pool';

export type Condition = RawBuilder<unknown>;

/** How a list is read: which rows are counted and cut by the page, and what is joined to those few afterwards. */
export interface ListSource {
  /** The table with its alias, `sales s`. */
  base: RawBuilder<unknown>;
  /** The alias alone, under which the page's rows are joined. */
  alias: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** About the base table alone; what another table knows is asked by a subquery. */
  where: readonly Condition[];
  order: RawBuilder<unknown>;
}

interface PageQuery {
  page: number;
  size: number | 'all';
}

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;

/** `%text%` with its wildcards taken literally; the column is folded of case and accents already. */
export const contains = (column: RawBuilder<unknown>, text: string): Condition =>
  sql`${column} like fold(${`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`})`;

/** Order by an offered field (`-field` descending), then by id, so that pages never overlap. */
export function orderBy<F extends string>(
  sort: F | `-${F}` | undefined,
  fields: Readonly<Record<F, RawBuilder<unknown>>>,
  fallback: F | `-${F}`,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const chosen: string = sort ?? fallback;
  const descending = chosen.startsWith('-');
  const name = (descending ? chosen.slice(1) : chosen) as F;
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`${fields[name]} ${direction}, ${id} ${direction}`;
}

/**
 * One page of a list with its exact total, in one statement, so that rows and count are of the same moment.
 * A second statement counts only when the page lies beyond the end.
 */
export async function readPage<R, T>(
  db: Db,
  { page, size }: PageQuery,
  source: ListSource,
  map: (row: R) => T,
): Promise<Paged<T>> {
  const { base, alias, joins, columns, order } = source;
  const where = allOf(source.where);
  const all = size === 'all';
  // Written out rather than passed: a plan made for an unknown number of rows is a plan for a tenth of them all.
  const cut = all ? sql`` : sql`limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}`;
  const count = sql`(select count(*) from ${base} where ${where})`;
  const { rows } = await sql<R & { total_records: number }>`
    select ${columns}, ${all ? sql`0` : count} as total_records
    from (select * from ${base} where ${where} order by ${order} ${cut}) as ${alias} ${joins}
    order by ${order}`.execute(db);
  const data = rows.map(map);
  if (all) return { data, page: 1, size, totalPages: data.length > 0 ? 1 : 0, totalRecords: data.length };
  const totalRecords = rows[0]?.total_records ?? (page === 1 ? 0 : await countRows(db, count));
  return { data, page, size, totalPages: Math.ceil(totalRecords / size), totalRecords };
}

async function countRows(db: Db, count: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${count} as n`.execute(db);
  return rows[0]?.n ?? 0;
}
