import { isCompressible, type VersionFiles } from '@surco/shared/federation/releases';
import { WorkerPool } from '../../core/workers/workerPool';

/** One thread: publications wait for each other, and everybody else for none of them. */
const pool = new WorkerPool<VersionFiles, VersionFiles>({
  task: new URL('./compressCopiesTask.ts', import.meta.url),
  timeoutMs: 5 * 60_000,
  memoryMb: 256,
  maxThreads: 1,
  perUser: 4,
  total: 16,
});

/**
 * Makes the compressed copies of the files of a build in a thread of its own. The pool of threads in which Node
 * compresses is that of sign-ins and of new connections to the database; a large build would occupy it for minutes.
 * @param publisher who may have four publications in the queue
 * @throws HttpError 429 or 503 when too many publications are in the queue
 */
export const compressInWorker = (files: VersionFiles, publisher: string): Promise<VersionFiles> =>
  pool.run(new Map([...files].filter(([name]) => name !== 'manifest.json' && isCompressible(name))), {
    userId: publisher,
  });
