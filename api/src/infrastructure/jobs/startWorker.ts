import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import { z } from 'zod';
import { createTimeouts, openPool } from '../../core/db/pool';
import type { JobName } from '../../core/jobs';
import { measurements } from '../../core/measurements';
import { traceWork } from '../../core/tracing';
import { waitAtMost } from '../../core/waitAtMost';

const stopTimeoutMs = 6_000;
/** From a failure to the end of the runner, when its other workers have met it too, and then to the next start. */
const restartPauseMs = 1_000;
/** New jobs are announced by NOTIFY; only those of a later time are found by asking. */
const pollInterval = 5_000;

/** What a job does. It must work correctly when it runs twice or in two instances at once. */
export type Task = (payload: unknown) => Promise<unknown>;
export type Tasks = Readonly<Record<JobName, Task>>;
type OnFailure = (error: unknown, source: string) => void;

interface WorkerOptions {
  /** URL of the server itself, not of a pooler, because the worker listens. */
  url: string;
  /** Jobs at a time, and connections to fetch them with. */
  concurrency: number;
  /** Milliseconds until the server ends a statement of the queue. */
  statementTimeoutMs?: number | undefined;
  tasks: Tasks;
  cronItems?: CronItem[];
  onFailure: OnFailure;
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (failure?: Error | boolean) => void,
) => void;

/**
 * graphile-worker 0.17.3 releases the client that listens twice when its connection breaks while the runner stops. The
 * second time pg throws, which nobody catches.
 */
export class WorkerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (!callback) return super.connect();
    // A pool that has ended gives no function to release a client, which its types do not say.
    super.connect((error, client, release?: (failure?: Error | boolean) => void) => {
      let isReleased = false;
      callback(error, client, (failure) => {
        if (!isReleased) release?.(failure);
        isReleased = true;
      });
    });
  }
}

const createTaskList = (tasks: Tasks): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([job, task]) => [
      job,
      async (payload) => {
        const startedAt = performance.now();
        let hasFailed = true;
        try {
          await traceWork({ kind: 'job', name: job }, () => task(payload));
          hasFailed = false;
        } finally {
          measurements.jobs.publish({ job, durationMs: performance.now() - startedAt, hasFailed });
        }
      },
    ]),
  );

const failureSchema = z.object({
  error: z.instanceof(Error),
  job: z.object({ task_identifier: z.string() }).optional(),
});

/** Passes the errors of graphile-worker on: failed jobs with their names, and its own. */
const createLogger = (onFailure: OnFailure): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const { data } = failureSchema.safeParse(meta);
    onFailure(data?.error ?? new Error(message), data?.job?.task_identifier ?? 'job queue');
  });

export const createWorkerOptions = ({ tasks, onFailure }: Pick<WorkerOptions, 'tasks' | 'onFailure'>) => ({
  taskList: createTaskList(tasks),
  logger: createLogger(onFailure),
  schema: 'graphile_worker',
  noHandleSignals: true,
  // Otherwise graphile-worker 0.17.3 does not await that a job is marked as done, and an outage then ends the process.
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
});

/**
 * Runs the jobs of the queue and adds those of the schedule, in the background. An outage of the database ends the
 * runner of graphile-worker; then another one is started.
 */
export function startWorker({ url, concurrency, statementTimeoutMs, tasks, cronItems = [], onFailure }: WorkerOptions) {
  const stopping = new AbortController();
  let runner: Runner | undefined;
  const stopRunner = async (): Promise<void> => runner?.stop().catch(() => undefined);
  const pause = () => wait(restartPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);

  const runUntilOutage = async (pool: Pool): Promise<void> => {
    const events = new EventEmitter();
    // Without this it would not always find its tasks again. A runner that does not end is left: it takes no more jobs.
    const outage = new Promise<void>((resolve) => {
      events.once('worker:getJob:error', async ({ error }: { error: unknown }) => {
        onFailure(error, 'job queue');
        await pause();
        await waitAtMost(stopTimeoutMs, stopRunner());
        resolve();
      });
    });
    const options = createWorkerOptions({ tasks, onFailure });
    runner = await run({
      ...options,
      pgPool: pool,
      concurrency,
      pollInterval,
      events,
      parsedCronItems: parseCronItems(cronItems),
    });
    if (stopping.signal.aborted) await stopRunner();
    await Promise.race([runner.promise, outage]);
  };

  const runUntilStopped = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // A pool of its own, because connections that an outage has cut may never be given back.
      const config = { ...createTimeouts(statementTimeoutMs), max: concurrency, application_name: 'surco-jobs' };
      const pool = openPool(url, config, WorkerPool);
      await runUntilOutage(pool).catch((error: unknown) => onFailure(error, 'job queue'));
      await Promise.all([pause(), waitAtMost(restartPauseMs, pool.end())]);
    }
  };

  const running = runUntilStopped();
  return {
    stop: (): Promise<void> => {
      stopping.abort();
      return waitAtMost(stopTimeoutMs, Promise.all([stopRunner(), running]));
    },
  };
}
