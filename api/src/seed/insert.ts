import type { Client } from 'pg';
import type { Database, NewRow } from '../db/types';

/** One table's rows; all of them name the same columns. */
export type Batch = { [T in keyof Database]: readonly [table: T, rows: readonly NewRow<T>[]] }[keyof Database];

const chunk = 4_000;
const quoted = (name: string) => `"${name}"`;

/**
 * Inserts many rows in one statement: they travel as one JSON text and the table's own column types read it.
 * Columns that no row names keep their defaults.
 */
export async function insertBatch(client: Client, [table, rows]: Batch): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map(quoted).join(', ');
  for (let from = 0; from < rows.length; from += chunk) {
    const part = JSON.stringify(rows.slice(from, from + chunk));
    await client.query(
      `insert into ${quoted(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
      [part],
    );
  }
}
