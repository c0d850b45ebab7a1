import { defaultFormats } from '@surco/shared/domain/formats';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { jobs, type JobDeps } from './schedule';

const patienceMs = 5_000;
/** Any number, the same in every instance: who sets the schedule up holds it. */
const lockId = 7_283_469;
const longest = 60_000;

/** Hands each job to this instance whenever it is its turn; of several instances one gets it. */
async function enlist(boss: PgBoss, deps: JobDeps): Promise<void> {
  for (const { name, cron, pollSeconds, atStart, run } of jobs) {
    await boss.createQueue(name, { name, policy: 'short', retryLimit: 3, retryDelay: 60, retryBackoff: true });
    await boss.schedule(name, cron, {}, { tz: defaultFormats.timeZone });
    if (atStart) await boss.send(name, {}, { singletonKey: 'start', singletonSeconds: 60 });
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => void (await run(deps)));
  }
}

const after = (ms: number) =>
  new Promise<void>((done) => {
    setTimeout(done, ms).unref();
  });

/** Instances that start at once set things up one after the other. */
async function inTurn(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await work();
  } finally {
    // Closed rather than given back: the lock ends with its connection, whatever happened.
    client.release(true);
  }
}

export interface Boss {
  stop: () => Promise<void>;
}

/**
 * The schedule, kept in PostgreSQL by pg-boss. It starts beside the server and holds nothing up; while the database
 * is away it waits, and takes up again what is due.
 */
export function startBoss(connectionString: string, deps: JobDeps): Boss {
  const pool = new Pool({ connectionString, max: 3, connectionTimeoutMillis: 5_000, application_name: 'surco-jobs' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let boss: PgBoss | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wait = 1_000;
  let isStopped = false;

  const stopBoss = async (stopping: PgBoss | null): Promise<void> =>
    stopping?.stop({ graceful: true, timeout: patienceMs, wait: true }).catch(() => undefined);

  const start = async (): Promise<void> => {
    const starting = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      maintenanceIntervalMinutes: 10,
      cronMonitorIntervalSeconds: 30,
      cronWorkerIntervalSeconds: 15,
      deleteAfterDays: 7,
    });
    starting.on('error', (error) => deps.onFailure(error, 'pg-boss'));
    boss = starting;
    try {
      await inTurn(pool, async () => {
        await starting.start();
        await enlist(starting, deps);
      });
      if (isStopped) await stopBoss(starting);
    } catch (error) {
      await stopBoss(starting);
      if (isStopped) return;
      deps.onFailure(error, 'pg-boss');
      timer = setTimeout(() => void start(), wait);
      wait = Math.min(wait * 2, longest);
    }
  };

  const started = start();
  const end = async (): Promise<void> => {
    isStopped = true;
    clearTimeout(timer);
    await stopBoss(boss);
    await started;
    await pool.end().catch(() => undefined);
  };
  return { stop: () => Promise.race([end(), after(patienceMs + 1_000)]) };
}
