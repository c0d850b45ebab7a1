import { sql, type RawBuilder } from 'kysely';
import type { Tx } from './transaction';

/** Rows per statement: few enough that other requests do not wait for the reading of a batch. */
const batchSize = 200;

/** Yields the rows of a query in batches. PostgreSQL plans it once and reads as far as it is asked. */
export async function* readCursor<R>(tx: Tx, query: RawBuilder<R>): AsyncGenerator<R[]> {
  await sql`declare batches no scroll cursor for ${query}`.execute(tx);
  let rows: R[];
  do {
    ({ rows } = await sql<R>`fetch ${sql.lit(batchSize)} from batches`.execute(tx));
    yield rows;
  } while (rows.length === batchSize);
  await sql`close batches`.execute(tx);
}
