import { MessageChannel, type Transferable } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import { Piscina } from 'piscina';
import { getErrorCode } from '../getErrorCode';
import { HttpError } from '../http/httpError';
import type { TaskRequest } from './defineTask';
import { locateTask } from './locateTask';
import { WorkerJobError } from './workerJobError';

export interface WorkerPoolOptions {
  /** The module whose default export is made with `defineTask`. */
  task: URL;
  /** Milliseconds that a job may run, counted from its own start. */
  timeoutMs: number;
  /** Megabytes of heap that a job may use. */
  memoryMb: number;
  maxThreads: number;
  /** Running and queued jobs of one user. */
  perUser: number;
  /** Running and queued jobs of all users. */
  total: number;
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
/** Seconds after which some of the jobs have usually ended. */
const retrySeconds = 15;
const openPools = new Set<{ stop: () => Promise<void> }>();

/** Ends the threads of all pools, when the server closes; a later job starts them again. */
export const stopWorkerPools = async (): Promise<void> =>
  void (await Promise.all([...openPools].map((pool) => pool.stop())));

/** The jobs of a user, which run one after the other. */
interface UserJobs {
  /** Running and queued ones. */
  count: number;
  inTurn: LimitFunction;
}

/**
 * Runs jobs in worker threads, one job per thread at a time. A job that fails, takes too long or uses too much memory
 * ends alone: the others wait for their turn in this process and get a new thread (ADR 12). Each user runs one job at a
 * time, so that the jobs of one user wait for each other and not in front of those of other users.
 */
export class WorkerPool<I, O> {
  private pool: Piscina<TaskRequest<I>, O> | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private jobCount = 0;
  private readonly users = new Map<string, UserJobs>();
  private readonly onFreeThread: LimitFunction;
  private stopped = new AbortController();

  constructor(private readonly options: WorkerPoolOptions) {
    this.onFreeThread = pLimit(options.maxThreads);
  }

  /**
   * @throws HttpError 429 when the user has too many jobs, 503 when all users together have too many
   * @throws WorkerJobError when the job exceeded its time or memory, its thread was ended, or the pool was stopped
   * @throws the error of the task, or that of the aborted signal
   */
  async run(input: I, job: JobOptions): Promise<O> {
    const user = this.users.get(job.userId) ?? { count: 0, inTurn: pLimit(1) };
    if (user.count >= this.options.perUser) throw new HttpError('DEMASIADOS_ARCHIVOS', { retryAfter: retrySeconds });
    if (this.jobCount >= this.options.total) throw new HttpError('SERVICIO_OCUPADO', { retryAfter: retrySeconds });
    this.users.set(job.userId, user);
    clearTimeout(this.idleTimer);
    user.count += 1;
    this.jobCount += 1;
    try {
      return await this.runInTurn(user, input, job);
    } finally {
      user.count -= 1;
      if (user.count === 0) this.users.delete(job.userId);
      this.jobCount -= 1;
      if (this.jobCount === 0) this.idleTimer = setTimeout(() => void this.stop(), idleMs).unref();
    }
  }

  /** Rejects as soon as the job is cancelled, also while it waits. */
  private runInTurn({ inTurn }: UserJobs, input: I, job: JobOptions): Promise<O> {
    const cancelled = AbortSignal.any([this.stopped.signal, ...(job.signal ? [job.signal] : [])]);
    return new Promise((resolve, reject) => {
      cancelled.throwIfAborted();
      cancelled.addEventListener('abort', () => reject(cancelled.reason), { once: true });
      const start = (): Promise<O> => {
        cancelled.throwIfAborted();
        return this.runJob(input, job);
      };
      inTurn(() => this.onFreeThread(start)).then(resolve, reject);
    });
  }

  /** Ends the threads and rejects all jobs; the next job starts a new thread. */
  async stop(): Promise<void> {
    const pool = this.pool;
    this.pool = null;
    openPools.delete(this);
    clearTimeout(this.idleTimer);
    this.stopped.abort(new WorkerJobError('stopped'));
    this.stopped = new AbortController();
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
