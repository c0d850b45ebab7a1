import type { Client } from 'pg';
import type { Database, NewRow } from '../core/db/schema/database';

/** Rows of one table. */
export type InsertBatch = { [T in keyof Database]: readonly [table: T, rows: readonly NewRow<T>[]] }[keyof Database];

const chunkSize = 4_000;
const quoteIdentifier = (name: string) => `"${name}"`;

/**
 * Inserts rows, up to 4,000 per statement, as one JSON parameter that PostgreSQL converts to the column types of the
 * table. A column that no row has gets its default; one that only some rows have is null in the others.
 */
export async function insertBatch(client: Client, [table, rows]: InsertBatch): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map(quoteIdentifier).join(', ');
  for (let from = 0; from < rows.length; from += chunkSize) {
    const part = JSON.stringify(rows.slice(from, from + chunkSize));
    await client.query(
      `insert into ${quoteIdentifier(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quoteIdentifier(table)}, $1::jsonb)`,
      [part],
    );
  }
}
