import { type Paged, pageLimits } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions, type Condition } from './conditions';
import { ListTooLongError } from './listTooLongError';
import type { Order } from './buildOrder';
import type { Db } from './pool';

/** How a list is read: which rows are counted and paged, what is joined to the rows of the page, and their form in the API. */
export interface ListSource<R, T> {
  /** The table with its alias, `sales s`. */
  base: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** Conditions on the base table only; use a subquery for another table. */
  where: readonly Condition[];
  order: Order;
  /** A faster query for the number of rows; without it the rows of `base` that match are counted. */
  countQuery?: RawBuilder<number> | undefined;
  /**
   * Without a `countQuery`: the rows that match are collected once, counted and sorted, because few do, or no index has
   * the order of the list. Otherwise PostgreSQL may read the list in order until the page is full.
   */
  isSelective?: boolean;
  map: (row: R) => T;
}

interface PageQuery {
  page: number;
  size: number | 'all';
}

/**
 * Reads one page of a list and its exact total in one statement, so that rows and total agree; a page beyond the end
 * has no row that brings the total, which a second statement then reads. The page is found by the sorted columns and
 * the id alone, so that skipped rows are read from an index where there is one.
 * @throws ListTooLongError when `all` would return more than `pageLimits.maxUnpagedRows`
 */
export async function readPage<R, T>(db: Db, { page, size }: PageQuery, source: ListSource<R, T>): Promise<Paged<T>> {
  const { base, where, countQuery, isSelective, map } = source;
  // One row more than allowed, rather than counting first.
  if (size === 'all') {
    const rows = await readRows(db, source, sql`select 0`, pageLimits.maxUnpagedRows + 1, 0);
    if (rows.length > pageLimits.maxUnpagedRows) throw new ListTooLongError('The list has too many rows for one page.');
    return { data: rows.map(map), page: 1, size, totalPages: rows.length > 0 ? 1 : 0, totalRecords: rows.length };
  }
  const count = countQuery ?? sql<number>`select count(*) from ${base} where ${joinConditions(where)}`;
  const offset = (page - 1) * size;
  const inPage = isSelective && !countQuery ? sql<number>`select count(*) from matches` : count;
  const rows = await readRows(db, source, inPage, size, offset);
  const total = rows[0]?.total_records ?? (offset === 0 ? 0 : await readCount(db, count));
  return { data: rows.map(map), page, size, totalPages: Math.ceil(total / size), totalRecords: total };
}

async function readRows<R, T>(
  db: Db,
  { base, joins, columns, where, order: { id, terms, direction } }: ListSource<R, T>,
  count: RawBuilder<number>,
  limit: number,
  offset: number,
): Promise<(R & { total_records: number })[]> {
  const keys = terms.map((_, index) => sql.ref(`key_${index}`));
  const orderBy = (columnsInOrder: readonly RawBuilder<unknown>[]) =>
    sql.join(columnsInOrder.map((column) => sql`${column} ${direction}`));
  const selected = sql.join([sql`${id} as id`, ...terms.map((term, index) => sql`${term} as ${keys[index]}`)]);
  // Literals: with parameters PostgreSQL plans for a tenth of all rows. It reads `matches` in order when only the page
  // reads it, and collects it once when the count reads it, too.
  const { rows } = await sql<R & { total_records: number }>`
    with matches as (select ${selected} from ${base} where ${joinConditions(where)}),
      on_page as (select id from matches order by ${orderBy([...keys, sql.ref('id')])}
        limit ${sql.lit(limit)} offset ${sql.lit(offset)}),
      counted (n) as materialized (${count})
    select ${columns}, (select n from counted) as total_records
    from on_page join ${base} on ${id} = on_page.id ${joins}
    order by ${orderBy([...terms, id])}`.execute(db);
  return rows;
}

async function readCount(db: Db, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (${count}) as n`.execute(db);
  return rows[0]?.n ?? 0;
}
