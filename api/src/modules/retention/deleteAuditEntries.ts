import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';
import { singleRow } from '../../core/db/singleRow';

/** The day after the oldest expired entry that is not before `from`; null when there is none. */
const findNextDay = async (db: Db, from: string, days: number): Promise<string | null> =>
  (
    await singleRow(
      sql<{ day: string | null }>`select (min(at)::date + 1)::text as day from audit_log
        where at >= ${from}::timestamptz and at < current_date - ${Math.ceil(days)}::integer`.execute(db),
    )
  ).day;

/**
 * Deletes audit entries that are older than `days`, one day of entries per transaction. The database function
 * `delete_audit_before` does it with the rights of the owner of the tables: the application may not delete entries
 * itself, and the chain of hashes stays verifiable. The paths of hidden values are deleted with their entries. An entry
 * that is not in the chain yet is left to the next run.
 * @returns how many entries were deleted
 */
export async function deleteAuditEntries(db: Db, days: number): Promise<number> {
  let deleted = 0;
  for (let day = await findNextDay(db, '-infinity', days); day !== null; day = await findNextDay(db, day, days)) {
    const { count } = await singleRow(
      sql<{ count: number }>`select delete_audit_before(${day}::date) as count`.execute(db),
    );
    deleted += count;
  }
  if (deleted > 0)
    await sql`delete from audit_hidden_values h where not exists (select from audit_log a where a.id = h.entry_id)`.execute(
      db,
    );
  return deleted;
}
