import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from './pool';

interface QueueSource {
  /** A table with the columns `id`, `attempts` and `due_at`. */
  table: 'mail_queue' | 'push_queue';
  columns: RawBuilder<unknown>;
  /** Which rows may still be sent. */
  isPending: RawBuilder<SqlBool>;
}

/**
 * Claims the next due row of a queue and delays its next attempt (1 minute, then twice as long each time, at most an
 * hour), so that another instance retries it if this one ends.
 */
export async function claimNextRow<T>(db: Db, { table, columns, isPending }: QueueSource): Promise<T | undefined> {
  const { rows } = await sql<T>`update ${sql.table(table)} set attempts = attempts + 1,
      due_at = now() + interval '1 minute' * least(power(2, attempts), 60)
    where id = (select id from ${sql.table(table)} where due_at <= now() and ${isPending}
      order by due_at for update skip locked limit 1)
    returning ${columns}`.execute(db);
  return rows[0];
}
