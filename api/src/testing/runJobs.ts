import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { type Db, openPool } from '../core/db/pool';
import { createSectionStore } from '../core/sections/sectionStore';
import { createWorkerOptions } from '../infrastructure/jobs/startWorker';
import { createTasks, type JobDeps } from '../jobs';
import { unusedPushSender } from './push/unusedPushSender';

/** A store for jobs of which no test publishes a section. */
export const createUnusedStore = (db: Db) =>
  createSectionStore(db, { folder: '/no/copies', databaseUrl: undefined, warn: () => undefined });

const unusedMailer: JobDeps['mailer'] = { send: () => Promise.reject(new Error('This test sends no mail.')) };

/**
 * Runs the jobs that are due, as an instance does, until there are none.
 * @throws the first failure unless the test takes them (`onFailure`)
 */
export async function runJobs(
  { db, url }: { db: Db; url: string },
  { concurrency = 1, ...given }: Partial<JobDeps> & { concurrency?: number },
): Promise<void> {
  const failures: unknown[] = [];
  const deps: JobDeps = {
    db,
    mailer: unusedMailer,
    pushSender: unusedPushSender,
    mailFolder: '/no/mail/folder',
    sectionStore: createUnusedStore(db),
    root: undefined,
    today: () => '2026-11-20',
    onFailure: (error) => void failures.push(error),
    ...given,
  };
  const options = createWorkerOptions({ tasks: createTasks(deps), onFailure: deps.onFailure });
  const pool = openPool(url, { max: concurrency + 1 });
  await runOnce({ ...options, pgPool: pool, concurrency }).finally(() => pool.end());
  if (failures.length > 0) throw failures[0];
}

/** Makes all jobs due that wait for their time. */
export const makeJobsDue = (db: Db): Promise<unknown> =>
  sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs`.execute(db);
