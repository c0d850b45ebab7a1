import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { copyCheckedFile, toFileRefusal } from '../../../core/workbook/read/uploadedFile';
import { WorkbookError } from '../../../core/workbook/read/workbookError';
import { receiveItems } from '../../../core/workers/portItems';
import { WorkerJobError } from '../../../core/workers/workerJobError';
import { WorkerPool } from '../../../core/workers/workerPool';
import type { PlanContext } from './planContext';
import type { PlanStep } from './planSales';
import type { SaleFileSummary } from './saleFile';
import type { PlanRequest, SaleFileInput, SaleFileOutput } from './saleFileTask';

const readTimeoutMs = 20_000;

const pool = new WorkerPool<SaleFileInput, SaleFileOutput>({
  task: new URL('./saleFileTask.ts', import.meta.url),
  // With the waits for the database, whose statements have their own limit.
  timeoutMs: 10 * 60_000,
  memoryMb: 384,
  maxThreads: 2,
  perUser: 3,
  total: 30,
});

/** A file that a worker thread has read and holds, until it is closed. */
export interface OpenSaleFile {
  summary: SaleFileSummary;
  /**
   * Plans the sales step by step, each while the last one is processed.
   * @throws WorkerJobError when the thread has ended
   */
  plan: (context: PlanContext) => AsyncGenerator<PlanStep, void, void>;
  close: () => void;
}

interface SaleUpload {
  file: Uint8Array;
  /** Who uploaded it. */
  userId: string;
}

async function openInWorker({ file, userId }: SaleUpload): Promise<OpenSaleFile> {
  const copy = copyCheckedFile(file);
  const { port1: control, port2 } = new MessageChannel();
  const reading = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const onStart = (): void => {
    timer = setTimeout(() => reading.abort(), readTimeoutMs).unref();
  };
  const transfer = [copy.buffer, port2];
  const job = pool.run({ file: copy, control: port2 }, { userId, transfer, signal: reading.signal, onStart });
  const refused = job.then(({ refusal = '' }): never => {
    throw new WorkbookError(refusal);
  });
  // After the summary a failure shows when the next step is awaited.
  refused.catch(() => undefined);
  async function* plan(context: PlanContext): AsyncGenerator<PlanStep, void, void> {
    const { port1: steps, port2: sent } = new MessageChannel();
    control.postMessage({ context, steps: sent } satisfies PlanRequest, [sent]);
    try {
      yield* receiveItems<PlanStep>(steps);
    } catch (error) {
      await job;
      throw error;
    }
  }
  try {
    const [summary] = (await Promise.race([once(control, 'message'), refused])) as [SaleFileSummary];
    return { summary, plan, close: () => control.close() };
  } catch (error) {
    control.close();
    throw reading.signal.aborted ? new WorkerJobError('timeout', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a file of sales in a worker thread, which then plans them: the event loop only passes on what the thread and the
 * database say.
 * @param emptyReport the report of an import without rows, for the error response
 * @throws HttpError 422 with a sentence for the user when the file cannot be read
 * @throws HttpError 429 or 503 when too many files are in the queue
 */
export async function openSaleFile(upload: SaleUpload, emptyReport: object): Promise<OpenSaleFile> {
  try {
    return await openInWorker(upload);
  } catch (error) {
    throw toFileRefusal(error, emptyReport);
  }
}
