import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './transaction';
import type { Database, NewRow } from './schema/database';

/** Rows per statement: triggers run once per batch, and building one does not block the event loop noticeably. */
export const insertBatchSize = 200;

type InsertedTable = keyof Database & string;
type InsertedRow<T extends keyof Database> = { readonly [C in keyof NewRow<T>]?: unknown };

/** Rows of one table as text, which a worker thread can build. */
export interface BulkInsert {
  table: InsertedTable;
  columns: readonly string[];
  /** A JSON array of the rows, or its bytes in UTF-8. */
  json: string | Uint8Array;
}

/** Prepares an insert of rows. All rows have the same columns; JSON columns hold values, not text. */
export const prepareBulkInsert = <T extends InsertedTable>(table: T, rows: readonly InsertedRow<T>[]): BulkInsert => ({
  table,
  columns: Object.keys(rows[0] ?? {}),
  json: JSON.stringify(rows),
});

/** Encodes the rows, so that the thread that sends them only has to copy bytes. */
export const encodeBulkInsert = (insert: BulkInsert): BulkInsert => ({ ...insert, json: Buffer.from(insert.json) });

/** The statement of an insert: its rows are a single parameter, read by the column types of the table. */
function toStatement({ table, columns, json }: BulkInsert): RawBuilder<unknown> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`;
}

/** Builds the statement that inserts rows like {@link prepareBulkInsert}. */
export const buildInsert = <T extends InsertedTable>(table: T, rows: readonly InsertedRow<T>[]): RawBuilder<unknown> =>
  toStatement(prepareBulkInsert(table, rows));

/** Inserts the rows; without rows it does nothing. */
export async function executeBulkInsert(tx: Tx, insert: BulkInsert): Promise<void> {
  if (insert.columns.length > 0) await toStatement(insert).execute(tx);
}
