import type { Paged } from '@surco/shared/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from './pool';
import type { Tx } from './transaction';

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
  order: Order;
  /** How many rows there are, where something knows that without counting them. */
  counted?: RawBuilder<number> | undefined;
  /** The conditions follow another table, so that rows in the list's order may match once in a million. */
  indirect?: boolean;
}

/** An order that is complete by its last term, the id: forward, and the same backward. */
export interface Order {
  id: RawBuilder<unknown>;
  forward: RawBuilder<unknown>;
  backward: RawBuilder<unknown>;
}

/** From so many rows on, skipping them costs more than looking the page up twice. */
const deep = 1_000;

interface PageQuery {
  page: number;
  size: number | 'all';
}

/** How a value gets into a statement: beside it, for one plan that does for any; or in it, for a plan of its own. */
export type Given = (value: string) => RawBuilder<unknown>;
export const passed: Given = (value) => sql`${value}`;
export const written: Given = (value) => sql.lit(value);

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;

/** `%text%` with its wildcards taken literally, its accents in one piece. */
export const likeAnywhere = (text: string): string => `%${text.normalize('NFC').replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The column is folded of case and accents already. */
export const contains = (column: RawBuilder<unknown>, text: string): Condition =>
  sql`${column} like fold(${likeAnywhere(text)})`;

type Terms = RawBuilder<unknown> | readonly RawBuilder<unknown>[];

/** Order by an offered field (`-field` descending), of one term or of several, then by id, so that pages never overlap. */
export function orderBy<F extends string>(
  sort: F | `-${F}` | undefined,
  fields: Readonly<Record<F, Terms>>,
  fallback: F | `-${F}`,
  id: RawBuilder<unknown>,
): Order {
  const chosen: string = sort ?? fallback;
  const descending = chosen.startsWith('-');
  const name = (descending ? chosen.slice(1) : chosen) as F;
  const terms = [fields[name], id].flat();
  const along = (way: RawBuilder<unknown>) => sql.join(terms.map((term) => sql`${term} ${way}`));
  const [ascending, falling] = [along(sql`asc`), along(sql`desc`)];
  return descending ? { id, forward: falling, backward: ascending } : { id, forward: ascending, backward: falling };
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
  const count = source.counted ?? countOf(source);
  if (size === 'all') return allInOne(await readRows<R>(db, source), map);
  const offset = (page - 1) * size;
  const { rows, total } =
    offset < deep
      ? await readNear<R>(db, source, count, size, offset)
      : await readFar<R>(db, source, count, size, offset);
  return { data: rows.map(map), page, size, totalPages: Math.ceil(total / size), totalRecords: total };
}

const countOf = ({ base, where }: ListSource): RawBuilder<number> =>
  sql<number>`select count(*) from ${base} where ${allOf(where)}`;

const allInOne = <R, T>(rows: readonly R[], map: (row: R) => T): Paged<T> => ({
  data: rows.map(map),
  page: 1,
  size: 'all',
  totalPages: rows.length > 0 ? 1 : 0,
  totalRecords: rows.length,
});

interface Cut<R> {
  rows: R[];
  total: number;
}

// Written out rather than passed: a plan made for an unknown number of rows is a plan for a tenth of them all.
const cutAt = (size: number, offset: number) => sql`limit ${sql.lit(size)} offset ${sql.lit(offset)}`;

async function readRows<R>(
  db: Db,
  source: ListSource,
  counting: RawBuilder<unknown> = sql`counted (n) as materialized (select 0)`,
  from: RawBuilder<unknown> = sql`select * from ${source.base} where ${allOf(source.where)}`,
): Promise<(R & { total_records: number })[]> {
  const { alias, joins, columns, order } = source;
  const { rows } = await sql<R & { total_records: number }>`
    with ${counting}
    select ${columns}, (select n from counted) as total_records
    from (${from}) as ${alias} ${joins}
    order by ${order.forward}`.execute(db);
  return rows;
}

/** Up to so many rows are gathered and then sorted; more of them are met soon enough on the way along the order. */
const few = 2_000;
const many = sql`(select n from counted) > ${sql.lit(few)}`;

/**
 * The page's own rows. Whether to gather or to walk is not left to a guess where their number is known beforehand:
 * of both ways in the statement, the one that does not apply is not begun.
 */
function ordered({ base, alias, order, where, indirect }: ListSource, cut: RawBuilder<unknown>) {
  const walk = sql`select * from ${base} where ${allOf(where)}`;
  const inOrder = sql`order by ${order.forward} ${cut}`;
  if (!indirect) return sql`${walk} ${inOrder}`;
  return sql`(${walk} and ${many} ${inOrder}) union all
    (select * from (${walk} and not ${many} offset 0) as ${alias} ${inOrder})`;
}

/**
 * The same where nothing knows the number of rows and no index finds them: the first few are gathered on the way, and
 * if that was all of them, the table was passed through once, and not once to count and once to read.
 */
function gathered(source: ListSource, count: RawBuilder<number>, cut: RawBuilder<unknown>) {
  const { base, alias, order, where } = source;
  const inOrder = sql`order by ${order.forward} ${cut}`;
  const all = sql`select * from ${base} where ${allOf(where)}`;
  return {
    counting: sql`found as materialized (${all} limit ${sql.lit(few + 1)}),
      found_count (n) as materialized (select count(*) from found),
      counted (n) as materialized (
        select case when n > ${sql.lit(few)} then (${count}) else n end from found_count)`,
    from: sql`(${all} and ${many} ${inOrder}) union all (select * from found as ${alias} where not ${many} ${inOrder})`,
  };
}

async function readNear<R>(
  db: Db,
  source: ListSource,
  count: RawBuilder<number>,
  size: number,
  offset: number,
): Promise<Cut<R>> {
  const cut = cutAt(size, offset);
  const { counting, from } =
    source.indirect && !source.counted
      ? gathered(source, count, cut)
      : { counting: sql`counted (n) as materialized (${count})`, from: ordered(source, cut) };
  const rows = await readRows<R>(db, source, counting, from);
  return { rows, total: rows[0]?.total_records ?? (offset === 0 ? 0 : await countRows(db, count)) };
}

/**
 * A page so far from the start is reached from the end that is nearer, by the keys alone; only the page's own rows
 * are fetched whole. Count and rows are of one moment here too: of one snapshot.
 */
const readFar = <R>(
  db: Db,
  source: ListSource,
  count: RawBuilder<number>,
  size: number,
  offset: number,
): Promise<Cut<R>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const total = await countRows(tx, count);
      const wanted = Math.min(size, total - offset);
      if (wanted <= 0) return { rows: [], total };
      const { base, joins, columns, order, where } = source;
      const behind = total - offset - wanted;
      const [direction, skipped] = behind < offset ? [order.backward, behind] : [order.forward, offset];
      const { rows } = await sql<R>`
        select ${columns}
        from (select ${order.id} as id from ${base} where ${allOf(where)} order by ${direction} ${cutAt(wanted, skipped)}) as on_page
        join ${base} on ${order.id} = on_page.id ${joins}
        order by ${order.forward}`.execute(tx);
      return { rows, total };
    });

async function countRows(db: Db | Tx, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select (${count}) as n`.execute(db);
  return rows[0]?.n ?? 0;
}
