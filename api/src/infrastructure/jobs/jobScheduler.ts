import { defaultFormatSettings } from '@surco/shared/domain';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import { measurements } from '../../core/measurements';
import { traceWork } from '../../core/tracing';
import { waitAtMost } from '../../core/waitAtMost';
import { openPool } from '../../core/db/pool';
import { createJobQueue } from './prepareJobQueues';
import { createWorkTracker } from './workTracker';

const stopTimeoutMs = 5_000;
const maxRetryDelayMs = 60_000;

/** A job that runs on a schedule. It must work correctly when it runs twice or in two instances at once. */
export interface ScheduledJob {
  name: string;
  /** Cron expression in the company's time zone. */
  cron: string;
  /** Seconds between two polls of the queue by an idle instance. */
  pollSeconds: number;
  /** Also runs when an instance starts, for the days on which no instance was running. */
  runAtStart?: true;
  run: () => Promise<unknown>;
}

type OnFailure = (error: unknown, source: string) => void;

/** pg-boss reports what a worker throws as a plain object with the properties of the error. */
const toError = (reported: unknown): Error =>
  reported instanceof Error ? reported : Object.assign(new Error(), reported);

/** pg-boss stores the failure of a run and repeats it, but reports it to nobody. */
async function runJob({ name, run }: ScheduledJob, onFailure: OnFailure): Promise<void> {
  const startedAt = performance.now();
  let hasFailed = false;
  try {
    await traceWork({ kind: 'job', name }, run);
  } catch (error) {
    hasFailed = true;
    onFailure(error, name);
    throw error;
  } finally {
    measurements.jobs.publish({ job: name, durationMs: performance.now() - startedAt, hasFailed });
  }
}

/** Whether a run of the job was requested within the last minute, so that instances that start together run it once. */
async function isRunRecent(pool: Pool, name: string): Promise<boolean> {
  const recent = "select from pgboss.job where name = $1 and created_on > now() - interval '1 minute'";
  const { rowCount } = await pool.query(recent, [name]);
  return rowCount !== 0;
}

interface Registration {
  boss: PgBoss;
  pool: Pool;
  run: (job: ScheduledJob) => Promise<void>;
}

/** Creates the queue and the schedule of each job. pg-boss gives each run to one of the instances. */
async function registerJobs({ boss, pool, run }: Registration, jobs: readonly ScheduledJob[]): Promise<void> {
  for (const job of jobs) {
    const { name, cron, pollSeconds, runAtStart } = job;
    await createJobQueue(boss, name);
    await boss.schedule(name, cron, {}, { tz: defaultFormatSettings.timeZone });
    if (runAtStart && !(await isRunRecent(pool, name))) await boss.send(name, {});
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, () => run(job));
  }
}

/** Instances that start at the same time register their jobs one after the other. */
async function withAdvisoryLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.jobSchedule]);
    await work();
    await client.query('commit');
  } finally {
    // Closed rather than returned to the pool, so that a failure ends the transaction and with it the lock.
    client.release(true);
  }
}

export interface JobScheduler {
  stop: () => Promise<void>;
}

/**
 * Runs the jobs on their schedules; pg-boss stores the schedule in PostgreSQL. Starts in the background: while the
 * database is unreachable it retries, with a delay of 1 s that doubles up to 60 s.
 */
export function startJobScheduler(
  { url, poolSize }: { url: string; poolSize: number },
  jobs: readonly ScheduledJob[],
  onFailure: OnFailure,
): JobScheduler {
  const pool = openPool(url, { max: poolSize, application_name: 'surco-jobs' });
  const work = createWorkTracker();
  let boss: PgBoss | null = null;
  let timer: NodeJS.Timeout | undefined;
  let retryDelayMs = 1_000;
  let isStopped = false;

  const stopBoss = async (stopping: PgBoss | null): Promise<void> =>
    stopping?.stop({ graceful: true, timeout: stopTimeoutMs, wait: true }).catch(() => undefined);

  const start = async (): Promise<void> => {
    const starting = new PgBoss({
      db: { executeSql: (text, values) => work.track(pool.query(text, values)) },
      maintenanceIntervalMinutes: 10,
      cronMonitorIntervalSeconds: 30,
      cronWorkerIntervalSeconds: 15,
      deleteAfterDays: 7,
    });
    starting.on('error', (reported: unknown) => onFailure(toError(reported), 'pg-boss'));
    boss = starting;
    try {
      await withAdvisoryLock(pool, async () => {
        await starting.start();
        await registerJobs({ boss: starting, pool, run: (job) => work.track(runJob(job, onFailure)) }, jobs);
      });
    } catch (error) {
      boss = null;
      await stopBoss(starting);
      if (isStopped) return;
      onFailure(error, 'pg-boss');
      timer = setTimeout(() => {
        attempt = start();
      }, retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
    }
  };

  let attempt = start();
  const end = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    // pg-boss cannot be stopped while it starts.
    await attempt;
    await stopBoss(boss);
    // pg-boss does not wait for a worker that is fetching a job just now, and then runs it.
    await work.settle();
    await pool.end().catch(() => undefined);
  };
  return { stop: () => waitAtMost(stopTimeoutMs + 1_000, end()) };
}
