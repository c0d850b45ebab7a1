import { sql } from 'kysely';
import type { Tx } from './transaction';
import type { Database, NewRow } from './types';

/** Rows of one statement: its triggers run once for so many, and making it holds nobody up. */
export const portion = 1_000;

/**
 * Many rows of a table at once: one parameter for all of them, whatever their number, read by the table's own types.
 * All rows name the same columns; a column of JSON holds its value, not its text.
 */
export async function insertMany<T extends keyof Database & string>(
  tx: Tx,
  table: T,
  rows: readonly { readonly [C in keyof NewRow<T>]?: unknown }[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(tx);
}

/** The rows in portions. */
export function* portionsOf<R>(rows: readonly R[], size = portion): Generator<R[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
