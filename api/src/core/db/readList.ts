import { sql } from 'kysely';
import { toOrderBy } from './buildOrder';
import { joinConditions } from './conditions';
import { readCursor } from './readCursor';
import type { ListSource } from './readPage';
import { singleRow } from './singleRow';
import type { Tx } from './transaction';

/** Returns the number of records of a list. */
export const countList = async <R, T>(tx: Tx, { base, where }: ListSource<R, T>): Promise<number> =>
  (await singleRow(sql<{ n: number }>`select count(*) as n from ${base} where ${joinConditions(where)}`.execute(tx))).n;

/** Returns the ids of the records of a list. */
export async function readIds<R, T>(tx: Tx, { base, where, order }: ListSource<R, T>): Promise<string[]> {
  const query = sql<{ id: string }>`select ${order.id} as id from ${base} where ${joinConditions(where)}`;
  return (await query.execute(tx)).rows.map(({ id }) => id);
}

/** Yields all records of a list in its order, in batches. */
export async function* readList<R, T>(tx: Tx, source: ListSource<R, T>): AsyncGenerator<T[]> {
  const { base, joins, columns, where, order, map } = source;
  const query = sql<R>`select ${columns} from ${base} ${joins} where ${joinConditions(where)} order by ${toOrderBy(order)}`;
  for await (const rows of readCursor(tx, query)) yield rows.map(map);
}
