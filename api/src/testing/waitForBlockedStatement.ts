import { sql } from 'kysely';
import type { Db } from '../core/db/pool';

/** Waits until a statement of the database waits for the lock of another one. */
export async function waitForBlockedStatement(db: Db): Promise<void> {
  for (let isBlocked = false; !isBlocked;) {
    const { rows } = await sql<{ is_blocked: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as is_blocked`.execute(db);
    isBlocked = rows[0]?.is_blocked ?? false;
  }
}
