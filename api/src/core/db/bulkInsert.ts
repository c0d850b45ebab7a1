import { sql } from 'kysely';
import type { Tx } from './transaction';
import type { Database, NewRow } from './schema/database';

/** Rows per statement: triggers run once per batch, and building one does not block the event loop noticeably. */
export const insertBatchSize = 200;

/**
 * Prepares an insert of many rows with a single parameter, read by the column types of the table. All rows have the
 * same columns; JSON columns hold values, not text. The returned function executes it, so that the next batch can be
 * prepared while this one is written.
 */
export function prepareBulkInsert<T extends keyof Database & string>(
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
