import { runMigrations } from 'graphile-worker';
import type { Client } from 'pg';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import { openPool } from '../../core/db/pool';
import { withClient } from '../../core/db/withClient';
import { jobNames } from '../../core/jobs';

/** graphile-worker turns row-level security on: without a policy nobody but the owner would see a row. Rights stay. */
async function createPolicies(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('create policy surco on %s using (true)', oid::regclass) as statement from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid)`,
  );
  for (const { statement } of rows) await owner.query(statement);
}

/** Adds jobs for what waits without one: in the queues of a version that had no such jobs. */
const addMissingJobs = (owner: Client): Promise<unknown> =>
  owner.query(
    `select graphile_worker.add_job('sendMail', json_build_object('id', id)) from mail_queue m
     where given_up_at is null
       and not exists (select from graphile_worker._private_jobs where payload->>'id' = m.id::text);
     select graphile_worker.add_job('sendPush', json_build_object('id', subscription_id)) from push_queue p
     where not exists (select from graphile_worker._private_jobs where payload->>'id' = p.subscription_id::text)
     group by subscription_id`,
  );

/**
 * Creates or updates the tables of graphile-worker as the role that owns the database, since the role of the application
 * may not.
 */
export const prepareJobs = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (owner) => {
    await owner.query('begin');
    // Instances that start at the same time wait for each other.
    await owner.query('select pg_advisory_xact_lock($1)', [advisoryLocks.jobTables]);
    const pool = openPool(ownerUrl, { max: 2, application_name: 'surco-migrate' });
    await runMigrations({ pgPool: pool, schema: 'graphile_worker' }).finally(() => pool.end());
    await createPolicies(owner);
    // Otherwise transactions that add the first jobs would wait for each other.
    await owner.query(
      'insert into graphile_worker._private_tasks (identifier) select unnest($1::text[]) on conflict do nothing',
      [jobNames],
    );
    // In each start: the tables above may be those of a start that did not come this far.
    await addMissingJobs(owner);
    await owner.query('commit');
  });
