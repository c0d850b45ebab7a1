import PgBoss from 'pg-boss';
import { openPool } from '../../core/db/pool';

/** The queue through which pg-boss itself sends scheduled jobs. */
const cronQueue = '__pgboss__send-it';

/** Creates a missing queue; one that exists is left unchanged. */
export const createJobQueue = (boss: PgBoss, name: string): Promise<void> =>
  boss.createQueue(name, { name, policy: 'short', retryLimit: 3, retryDelay: 60, retryBackoff: true });

/**
 * Creates or updates the tables of pg-boss and the queue of each job, as the role that owns the database: pg-boss gives
 * each queue a table, and the role of the application may not create tables.
 */
export async function prepareJobQueues(ownerUrl: string, jobNames: readonly string[]): Promise<void> {
  const pool = openPool(ownerUrl, { max: 1, application_name: 'surco-migrate' });
  // It only installs: no maintenance, no schedules.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  let failure: unknown;
  boss.on('error', (error) => {
    failure = error;
  });
  try {
    await boss.start();
    await boss.createQueue(cronQueue);
    for (const name of jobNames) await createJobQueue(boss, name);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
  if (failure) throw failure;
}
