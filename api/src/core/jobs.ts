import { type RawBuilder, sql } from 'kysely';

/** Every task of the job queue (`jobs.ts`), as graphile-worker stores its name. */
export const jobNames = [
  'sendMail',
  'sendPush',
  'reportFailedMails',
  'cleanUpJobs',
  'expireVouchers',
  'notifyExpiringVouchers',
  'applyRetention',
  'publishPrices',
  'verifySums',
  'endFailingTrials',
] as const;

export type JobName = (typeof jobNames)[number];

/**
 * SQL expression that adds a job in the transaction it is part of: it runs if and only if that commits. The payload has
 * nothing but the id of a row, so that the queue contains no personal data.
 */
export const addJobSql = (name: JobName, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${sql.lit(name)}, json_build_object('id', ${id}))`;

/** SQL expression that adds a job for a later time, instead of one that was added so for the same row. */
export const addLaterJobSql = (name: JobName, id: RawBuilder<unknown>, runAt: RawBuilder<Date>): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${sql.lit(name)}, json_build_object('id', ${id}), run_at => ${runAt},
    job_key => ${sql.lit(`${name}:`)} || ${id})`;
