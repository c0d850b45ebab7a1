import { WorkerPool } from '../../../core/workers/workerPool';
import type { VoucherPdfData } from './voucherPdfData';

const pool = new WorkerPool<readonly VoucherPdfData[], Uint8Array>({
  task: new URL('./voucherPdfTask.ts', import.meta.url),
  timeoutMs: 30_000,
  memoryMb: 256,
  maxThreads: 2,
  perUser: 8,
  total: 80,
});

/**
 * Draws the PDF of one or several DKbonos in a worker thread, because it takes tens of milliseconds that would block the event loop.
 * @param userId who asked for it; one user may have eight PDFs in the queue
 * @throws HttpError 429 or 503 when too many PDFs are in the queue
 * @throws WorkerJobError when drawing takes longer than 30 seconds or more than 256 MB, or its thread was ended
 */
export async function drawVoucherPdfInWorker(vouchers: readonly VoucherPdfData[], userId: string): Promise<Buffer> {
  const file = await pool.run(vouchers, { userId });
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
}
