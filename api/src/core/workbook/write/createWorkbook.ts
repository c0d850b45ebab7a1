import { once } from 'node:events';
import { Readable } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { HttpError } from '../../http/httpError';
import { receiveItems, sendItems } from '../../workers/portItems';
import { WorkerJobError } from '../../workers/workerJobError';
import { WorkerPool } from '../../workers/workerPool';
import type { RowBatch, SheetDefinition } from '../sheetTypes';
import type { WriteWorkbookInput } from './writeWorkbookTask';

const pool = new WorkerPool<WriteWorkbookInput, void>({
  task: new URL('./writeWorkbookTask.ts', import.meta.url),
  // A slow network counts too, because the file is sent while it is written.
  timeoutMs: 15 * 60_000,
  memoryMb: 256,
  maxThreads: 2,
  perUser: 3,
  total: 30,
});

interface WorkbookRequest {
  sheets: readonly SheetDefinition[];
  /** The user who downloads it. */
  userId: string;
}

function mapTooBigError(error: unknown): unknown {
  const isTooBig = error instanceof WorkerJobError && error.reason !== 'stopped';
  return isTooBig ? new HttpError('REPORTE_DEMASIADO_GRANDE', { cause: error }) : error;
}

/** Yields the bytes of the file; when they end early, throws the reason why the job ended. */
async function* receiveFile(port: MessagePort, job: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* receiveItems<Uint8Array>(port);
  } catch (error) {
    await job;
    throw error;
  }
}

/**
 * Creates a workbook in a worker thread while its rows are read.
 * @param readBatches reads the rows, sheet by sheet; called when the job starts, so that nothing is read while it is in
 * the queue. Its signal is aborted when the file is not needed any more
 * @returns the file, when its first bytes are ready; destroying it ends the job
 * @throws HttpError 422 when the workbook takes too much memory or time, 429 or 503 when too many jobs are running or
 * queued
 * @throws the error of `readBatches`. An error after the first bytes destroys the file instead
 */
export async function createWorkbook(
  { sheets, userId }: WorkbookRequest,
  readBatches: (signal: AbortSignal) => AsyncIterator<RowBatch>,
): Promise<Readable> {
  const rows = new MessageChannel();
  const bytes = new MessageChannel();
  const cancel = new AbortController();
  let rowsError: unknown;
  const sendRows = async (): Promise<void> => {
    try {
      await sendItems(rows.port1, readBatches(cancel.signal));
    } catch (error) {
      rowsError = error;
      cancel.abort();
    }
  };
  const input = { sheets, batches: rows.port2, file: bytes.port2 };
  const transfer = [rows.port2, bytes.port2];
  const job = pool
    .run(input, { userId, transfer, signal: cancel.signal, onStart: () => void sendRows() })
    .catch((error: unknown) => {
      cancel.abort();
      bytes.port1.close();
      rows.port1.close();
      throw mapTooBigError(rowsError ?? error);
    });
  job.catch(() => undefined);
  const file = Readable.from(receiveFile(bytes.port1, job), { objectMode: false });
  file.once('close', () => {
    if (!file.readableEnded) cancel.abort();
  });
  await once(file, 'readable');
  return file;
}
