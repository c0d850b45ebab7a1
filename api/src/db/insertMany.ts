import { sql } from 'kysely';
import type { Tx } from './transaction';
import type { Database, NewRow } from './types';

/** Rows of one statement: its triggers run once for so many, and making it holds nobody up. */
export const portion = 200;

/**
 * Many rows of a table at once: one parameter for all of them, whatever their number, read by the table's own types.
 * All rows name the same columns; a column of JSON holds its value, not its text. It is made now and written when
 * called, so that the next one can be made while this one is being written.
 */
export function insertion<T extends keyof Database & string>(
  table: T,
  rows: readonly { readonly [C in keyof NewRow<T>]?: unknown }[],
): (tx: Tx) => Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const json = JSON.stringify(rows);
  return async (tx) => {
    if (columns.length === 0) return;
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx);
  };
}

/** The rows in portions. */
export function* portionsOf<R>(rows: readonly R[], size = portion): Generator<R[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
