import { sql } from 'kysely';
import type { Db } from '../core/db/pool';

/** Waits until `count` transactions wait for a lock in this database. */
export async function waitForBlockedTransactions(db: Db, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.n ?? 0) >= count) return;
  }
}
