import { MessageChannel, type Transferable } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { getErrorCode } from '../getErrorCode';
import type { TaskRequest } from './defineTask';
import { JobLimit, type JobLimitOptions } from './jobLimit';
import { JobTurns } from './jobTurns';
import { locateTask } from './locateTask';
import { WorkerJobError } from './workerJobError';

export interface WorkerPoolOptions extends JobLimitOptions {
  /** The module whose default export is made with `defineTask`. */
  task: URL;
  /** Milliseconds that a job may run, counted from its own start. */
  timeoutMs: number;
  /** Megabytes of heap that a job may use. */
  memoryMb: number;
  maxThreads: number;
}

export interface JobOptions {
  /** The user of the job, for the limit per user and the turns. */
  userId: string;
  transfer?: Transferable[];
  /** Ends the job and its thread. */
  signal?: AbortSignal;
  /** Called when the job leaves the queue and runs. */
  onStart?: () => void;
}

const idleMs = 60_000;
const openPools = new Set<{ stop: () => Promise<void> }>();

/** Ends the threads of all pools, when the server closes; a later job starts them again. */
export const stopWorkerPools = async (): Promise<void> =>
  void (await Promise.all([...openPools].map((pool) => pool.stop())));

/**
 * Runs jobs in worker threads, one job per thread at a time. A job that fails, takes too long or uses too much memory
 * ends alone: the others wait for their turn in this process and get a new thread (ADR 12).
 */
export class WorkerPool<I, O> {
  private pool: Piscina<TaskRequest<I>, O> | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private jobCount = 0;
  private readonly limit: JobLimit;
  private readonly turns: JobTurns;

  constructor(private readonly options: WorkerPoolOptions) {
    this.limit = new JobLimit(options);
    this.turns = new JobTurns(options.maxThreads);
  }

  /**
   * @throws HttpError 429 or 503 when too many jobs are running or queued
   * @throws WorkerJobError when the job exceeded its time or memory, its thread was ended, or the pool was stopped
   * @throws the error of the task, or that of the aborted signal
   */
  async run(input: I, job: JobOptions): Promise<O> {
    const release = this.limit.acquire(job.userId);
    clearTimeout(this.idleTimer);
    this.jobCount += 1;
    try {
      const endTurn = await this.turns.waitForTurn(job.userId, job.signal);
      try {
        return await this.runJob(input, job);
      } finally {
        endTurn();
      }
    } finally {
      release();
      this.jobCount -= 1;
      if (this.jobCount === 0) this.idleTimer = setTimeout(() => void this.stop(), idleMs).unref();
    }
  }

  /** Ends the threads and rejects all jobs; the next job starts a new thread. */
  async stop(): Promise<void> {
    const pool = this.pool;
    this.pool = null;
    openPools.delete(this);
    clearTimeout(this.idleTimer);
    this.turns.cancelAll(new WorkerJobError('stopped'));
    await pool?.destroy();
  }

  private async runJob(input: I, { transfer = [], signal, onStart }: JobOptions): Promise<O> {
    const timeout = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const { port1, port2 } = new MessageChannel();
    port1.once('message', () => {
      timer = setTimeout(() => timeout.abort(), this.options.timeoutMs).unref();
      onStart?.();
    });
    try {
      return await this.openPool().run(
        { input, started: port2 },
        {
          transferList: [port2, ...transfer],
          signal: signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal,
        },
      );
    } catch (error) {
      throw timeout.signal.aborted ? new WorkerJobError('timeout') : toJobError(error);
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  private openPool(): Piscina<TaskRequest<I>, O> {
    if (this.pool) return this.pool;
    const { task, memoryMb, maxThreads } = this.options;
    const pool = new Piscina<TaskRequest<I>, O>({
      ...locateTask(task),
      // With no minimum, Piscina does not replace a thread that was ended while jobs are queued.
      minThreads: 1,
      maxThreads,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // The thread's event loop must run between jobs, to close the streams of the last one.
      atomics: 'disabled',
      stricterFIFO: true,
      // In a bundle, warnings about the code of libraries would reach the log.
      execArgv: ['--no-deprecation'],
    });
    // Emitted when a thread fails without a job, such as a module that cannot be loaded.
    pool.on('error', () => this.pool === pool && void this.stop());
    openPools.add(this);
    return (this.pool = pool);
  }
}

/** Piscina rejects with these when it ends a thread. */
const endedMessages = /^(?:Terminating worker thread|worker exited with code)/;

function toJobError(error: unknown): unknown {
  if (getErrorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return new WorkerJobError('memory');
  const isEnded = error instanceof Error && endedMessages.test(error.message);
  return isEnded ? new WorkerJobError('stopped', { cause: error }) : error;
}
