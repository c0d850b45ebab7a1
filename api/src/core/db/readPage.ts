import { type Paged, pageLimits } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from './conditions';
import { ListTooLongError } from './listTooLongError';
import type { Order } from './buildOrder';
import type { Db } from './pool';
import type { Tx } from './transaction';

/** How a list is read: which rows are counted and paged, and what is joined to the rows of the page. */
export interface ListSource {
  /** The table with its alias, `sales s`. */
  base: RawBuilder<unknown>;
  /** The alias alone, under which the page's rows are joined. */
  alias: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** Conditions on the base table only; use a subquery for another table. */
  where: readonly Condition[];
  order: Order;
  /** A faster query for the number of rows; without it the rows of `base` that match are counted. */
  countQuery?: RawBuilder<number> | undefined;
  /** Matching rows may be rare in list order, so that reading the list in order could read most of the table. */
  hasSparseMatches?: boolean;
  /** A condition that every match meets and by which an index finds them, for when they are few. */
  findsFewMatches?: Condition | undefined;
}

/** From this offset on, skipping rows costs more than reading the page in two steps. */
const farPageOffset = 1_000;

interface PageQuery {
  page: number;
  size: number | 'all';
}

/**
 * Reads one page of a list and its exact total from one snapshot, so that rows and total agree: in one statement, or,
 * far from the start, in one transaction. A second statement counts when a page is beyond the end.
 * @throws ListTooLongError when `all` would return more than `pageLimits.maxUnpagedRows`
 */
export async function readPage<R, T>(
  db: Db,
  { page, size }: PageQuery,
  source: ListSource,
  map: (row: R) => T,
): Promise<Paged<T>> {
  const count = source.countQuery ?? buildCountQuery(source);
  if (size === 'all') return toSinglePage(await readUnpaged<R>(db, source), map);
  const offset = (page - 1) * size;
  const { rows, total } =
    offset < farPageOffset
      ? await readNearPage<R>(db, source, count, size, offset)
      : await readFarPage<R>(db, source, count, size, offset);
  return { data: rows.map(map), page, size, totalPages: Math.ceil(total / size), totalRecords: total };
}

const notCounted = sql`counted (n) as materialized (select 0)`;

/** Reads one row more than allowed rather than counting first. */
async function readUnpaged<R>(db: Db, source: ListSource): Promise<R[]> {
  const { base, where } = source;
  const limited = sql`select * from ${base} where ${joinConditions(where)} limit ${sql.lit(pageLimits.maxUnpagedRows + 1)}`;
  const rows = await readRows<R>(db, source, notCounted, limited);
  if (rows.length > pageLimits.maxUnpagedRows) throw new ListTooLongError('The list has too many rows for one page.');
  return rows;
}

const buildCountQuery = ({ base, where }: ListSource): RawBuilder<number> =>
  sql<number>`select count(*) from ${base} where ${joinConditions(where)}`;

const toSinglePage = <R, T>(rows: readonly R[], map: (row: R) => T): Paged<T> => ({
  data: rows.map(map),
  page: 1,
  size: 'all',
  totalPages: rows.length > 0 ? 1 : 0,
  totalRecords: rows.length,
});

interface PageRows<R> {
  rows: R[];
  total: number;
}

// Literals: with parameters PostgreSQL plans for a tenth of all rows.
const limitOffset = (size: number, offset: number) => sql`limit ${sql.lit(size)} offset ${sql.lit(offset)}`;

async function readRows<R>(
  db: Db,
  source: ListSource,
  counting: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<(R & { total_records: number })[]> {
  const { alias, joins, columns, order } = source;
  const { rows } = await sql<R & { total_records: number }>`
    with ${counting}
    select ${columns}, (select n from counted) as total_records
    from (${from}) as ${alias} ${joins}
    order by ${order.forward}`.execute(db);
  return rows;
}

/** Up to this many matches are sorted; with more, reading the index in order finds a page fast enough. */
const sortThreshold = 2_000;
const exceedsSortThreshold = sql`(select n from counted) > ${sql.lit(sortThreshold)}`;

/**
 * Selects the rows of the page. When matches may be sparse, the statement contains both ways (sort all matches, or read
 * the index in order) and PostgreSQL executes only the one that applies to their number.
 */
function selectOrdered(
  { base, alias, order, where, hasSparseMatches, findsFewMatches }: ListSource,
  limitClause: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const matching = sql`select * from ${base} where ${joinConditions(where)}`;
  const fewMatching = findsFewMatches ? sql`${matching} and ${findsFewMatches}` : matching;
  const inOrder = sql`order by ${order.forward} ${limitClause}`;
  if (!hasSparseMatches) return sql`${matching} ${inOrder}`;
  return sql`(${matching} and ${exceedsSortThreshold} ${inOrder}) union all
    (select * from (${fewMatching} and not ${exceedsSortThreshold} offset 0) as ${alias} ${inOrder})`;
}

/**
 * Like {@link selectOrdered} when no faster query counts the rows: collects the first matches, and if those are all,
 * the table is scanned once instead of once to count and once to read.
 */
function selectWhileCounting(source: ListSource, count: RawBuilder<number>, limitClause: RawBuilder<unknown>) {
  const { base, alias, order, where } = source;
  const inOrder = sql`order by ${order.forward} ${limitClause}`;
  const all = sql`select * from ${base} where ${joinConditions(where)}`;
  return {
    counting: sql`found as materialized (${all} limit ${sql.lit(sortThreshold + 1)}),
      found_count (n) as materialized (select count(*) from found),
      counted (n) as materialized (
        select case when n > ${sql.lit(sortThreshold)} then (${count}) else n end from found_count)`,
    from: sql`(${all} and ${exceedsSortThreshold} ${inOrder}) union all (select * from found as ${alias} where not ${exceedsSortThreshold} ${inOrder})`,
  };
}

async function readNearPage<R>(
  db: Db,
  source: ListSource,
  count: RawBuilder<number>,
  size: number,
  offset: number,
): Promise<PageRows<R>> {
  const limitClause = limitOffset(size, offset);
  const { counting, from } =
    source.hasSparseMatches && !source.countQuery
      ? selectWhileCounting(source, count, limitClause)
      : { counting: sql`counted (n) as materialized (${count})`, from: selectOrdered(source, limitClause) };
  const rows = await readRows<R>(db, source, counting, from);
  return { rows, total: rows[0]?.total_records ?? (offset === 0 ? 0 : await countRows(db, count)) };
}

/**
 * A page far from the start is reached from the nearer end by keys alone; only its own rows are read completely. Count
 * and rows come from one snapshot.
 */
const readFarPage = <R>(
  db: Db,
  source: ListSource,
  count: RawBuilder<number>,
  size: number,
  offset: number,
): Promise<PageRows<R>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const total = await countRows(tx, count);
      const rowCount = Math.min(size, total - offset);
      if (rowCount <= 0) return { rows: [], total };
      const { base, joins, columns, order, where } = source;
      const rowsAfterPage = total - offset - rowCount;
      const [direction, skipped] = rowsAfterPage < offset ? [order.backward, rowsAfterPage] : [order.forward, offset];
      const { rows } = await sql<R>`
        select ${columns}
        from (select ${order.id} as id from ${base} where ${joinConditions(where)} order by ${direction} ${limitOffset(rowCount, skipped)}) as on_page
        join ${base} on ${order.id} = on_page.id ${joins}
        order by ${order.forward}`.execute(tx);
      return { rows, total };
    });

async function countRows(db: Db | Tx, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (${count}) as n`.execute(db);
  return rows[0]?.n ?? 0;
}
