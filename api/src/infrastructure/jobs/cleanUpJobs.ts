import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';

/**
 * Releases mails and pushes that an instance was sending when it died; graphile-worker itself would wait for four hours.
 * Deletes jobs whose attempts have failed a week ago.
 */
export async function cleanUpJobs(db: Db): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
    where locked_at < now() - interval '2 minutes' and task_identifier in ('sendMail', 'sendPush')`.execute(db);
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and run_at < now() - interval '7 days'`.execute(db);
}
