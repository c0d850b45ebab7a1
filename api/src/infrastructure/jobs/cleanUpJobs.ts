import { sql } from 'kysely';
import type { Db } from '../../core/db/pool';

/**
 * Releases mails and pushes that an instance was sending when it died; graphile-worker itself would wait for four hours.
 * By job: `locked_by` names the instance, so `force_unlock_workers` would release all that it runs. A live run of a mail
 * is shorter than its limit, even if each answer of the mail server and of the database takes as long as it may. One of
 * pushes may be longer: the claim of each push (`sendPush.ts`) keeps the second run from sending it too.
 *
 * Deletes jobs whose attempts have failed a week ago.
 */
export async function cleanUpJobs(db: Db): Promise<void> {
  await sql`update graphile_worker._private_jobs j set locked_at = null, locked_by = null
    from graphile_worker._private_tasks t
    where t.id = j.task_id and (t.identifier = 'sendMail' and j.locked_at < now() - interval '10 minutes'
      or t.identifier = 'sendPush' and j.locked_at < now() - interval '2 minutes')`.execute(db);
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and run_at < now() - interval '7 days'`.execute(db);
}
