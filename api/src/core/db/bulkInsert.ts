import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './transaction';
import type { Database, NewRow } from './schema/database';

/** Rows per statement: triggers run once per batch, and building one does not block the event loop noticeably. */
export const insertBatchSize = 200;

type InsertedRow<T extends keyof Database> = { readonly [C in keyof NewRow<T>]?: unknown };

/**
 * Builds an insert of rows with a single parameter, read by the column types of the table. All rows have the same
 * columns; JSON columns hold values, not text.
 */
export function buildInsert<T extends keyof Database & string>(
  table: T,
  rows: readonly InsertedRow<T>[],
): RawBuilder<unknown> {
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
}

/**
 * Prepares an insert of many rows like {@link buildInsert}. The returned function executes it, so that the next batch
 * can be prepared while this one is written.
 */
export function prepareBulkInsert<T extends keyof Database & string>(
  table: T,
  rows: readonly InsertedRow<T>[],
): (tx: Tx) => Promise<void> {
  const insert = rows.length > 0 ? buildInsert(table, rows) : undefined;
  return async (tx) => {
    await insert?.execute(tx);
  };
}
