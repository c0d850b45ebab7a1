import { sql } from 'kysely';
import type { Tx } from './transaction';
import type { Database, NewRow } from './schema/database';

/** Rows per statement: triggers run once per batch, and building one does not block the event loop noticeably. */
export const insertBatchSize = 200;

type InsertedRow<T extends keyof Database> = { readonly [C in keyof NewRow<T>]?: unknown };

/**
 * Inserts rows with one statement and a single parameter, read by the column types of the table. All rows have the same
 * columns; JSON columns hold values, not text.
 */
export async function insertRows<T extends keyof Database & string>(
  tx: Tx,
  table: T,
  rows: readonly InsertedRow<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(tx);
}
