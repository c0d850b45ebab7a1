import { Worker } from 'node:worker_threads';
import type { CellValue } from './book';
import { BookError, bookTexts } from './bookError';
import type { FromThread, ToThread } from './protocol';

interface Job {
  onCells?: (rows: CellValue[][]) => void;
  resolve: (file: Uint8Array | undefined) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Work that a thread keeps before its end is asked for, such as rows of a file to come. */
export interface Kept {
  /** The thread has gone with it, and why. */
  lost?: Error;
}

/** What a thread may take: a file that wants more ends its thread, not the server. */
const memory = { maxOldGenerationSizeMb: 384 };
const idleMs = 60_000;
const entry = new URL('./entry.mjs', import.meta.url);

let last = 0;

/** A number for a piece of work, under which its messages travel. */
export const nextJob = (): number => (last += 1);

/** A worker thread that starts when there is work, and ends when there has been none for a minute. */
export class Thread {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | null = null;
  private readonly jobs = new Map<number, Job>();
  private readonly kept = new Set<Kept>();

  constructor(private readonly timeoutMs: number) {}

  send(message: ToThread, transfer: ArrayBuffer[] = []): void {
    this.running().postMessage(message, transfer);
  }

  /** Sends what a piece of work ends with, and waits for its end. */
  run(message: ToThread, onCells?: Job['onCells'], transfer: ArrayBuffer[] = []): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(new BookError(bookTexts.tooSlow)), this.timeoutMs);
      this.jobs.set(message.id, { resolve, reject, timer, ...(onCells ? { onCells } : {}) });
      this.send(message, transfer);
    });
  }

  /** Begins work whose parts are sent one by one: what the thread holds of it is told to be lost when it goes. */
  hold(): Kept {
    const work: Kept = {};
    this.kept.add(work);
    return work;
  }

  letGo(work: Kept): void {
    this.kept.delete(work);
    this.rest();
  }

  private running(): Worker {
    if (this.idle) clearTimeout(this.idle);
    this.idle = null;
    if (this.worker) return this.worker;
    const worker = new Worker(entry, { resourceLimits: memory });
    // A thread at rest keeps nobody from going home.
    worker.unref();
    worker.on('message', (message: FromThread) => this.take(message));
    worker.on('error', (error) => this.fail(toError(error), worker));
    worker.on('exit', () => this.fail(new Error('The worker thread has ended.'), worker));
    return (this.worker = worker);
  }

  private take(message: FromThread): void {
    const job = this.jobs.get(message.id);
    if (!job) return;
    if (message.kind === 'cells') {
      job.onCells?.(message.rows);
      this.worker?.postMessage({ id: message.id, kind: 'more' } satisfies ToThread);
      return;
    }
    clearTimeout(job.timer);
    this.jobs.delete(message.id);
    if (message.kind === 'done') job.resolve(message.file);
    else job.reject(message.kind === 'refused' ? new BookError(message.text) : new Error(message.message));
    this.rest();
  }

  private rest(): void {
    if (!this.worker || this.jobs.size + this.kept.size > 0) return;
    this.idle ??= setTimeout(() => void this.end(), idleMs).unref();
  }

  /** Ends the thread and tells whoever has work there; the next piece of work starts another. */
  async end(reason: Error = new Error('The worker thread has ended.')): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    if (this.idle) clearTimeout(this.idle);
    this.idle = null;
    for (const { reject, timer } of this.jobs.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.jobs.clear();
    for (const work of this.kept) work.lost = reason;
    this.kept.clear();
    await worker?.terminate();
  }

  private fail(error: Error, worker: Worker | null = this.worker): void {
    if (worker === this.worker) void this.end(error);
  }
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function toError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return isOutOfMemory(error) ? new BookError(bookTexts.tooBig) : error;
}
