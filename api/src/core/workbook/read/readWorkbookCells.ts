import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Upload } from '@surco/shared/contract/calls';
import { HttpError } from '../../http/httpError';
import { receiveItems } from '../../workers/portItems';
import { WorkerJobError } from '../../workers/workerJobError';
import { WorkerPool } from '../../workers/workerPool';
import type { ReadCellsInput, ReadCellsOutput } from './readCellsTask';
import type { CellValue, SheetCells } from '../sheetTypes';
import { WorkbookError, workbookErrorMessages } from './workbookError';
import { checkArchive } from './archive';
import { isSeparatedText } from './readSeparatedText';

const pool = new WorkerPool<ReadCellsInput, ReadCellsOutput>({
  task: new URL('./readCellsTask.ts', import.meta.url),
  timeoutMs: 20_000,
  memoryMb: 384,
  maxThreads: 2,
  perUser: 3,
  total: 30,
});

interface WorkbookUpload {
  file: Upload;
  /** Name of the sheet; when no visible sheet has it, the first visible one is read. */
  sheet: string;
  /** Who uploaded it. */
  userId: string;
  /** The report of an import without rows; `data` of the error response has its form. */
  emptyReport: object;
}

async function collectRows(port: MessagePort): Promise<CellValue[][]> {
  const rows: CellValue[][] = [];
  for await (const batch of receiveItems<CellValue[][]>(port)) rows.push(...batch);
  return rows;
}

async function readInWorker({ file, sheet, userId }: WorkbookUpload): Promise<SheetCells> {
  const copy = new Uint8Array(file.content);
  const isText = isSeparatedText(file);
  // Refuses a file that would be too large when it is unpacked.
  if (!isText) await checkArchive(Buffer.from(copy.buffer));
  const { port1, port2 } = new MessageChannel();
  const collected = collectRows(port1);
  // When the rows end early, `pool.run` rejects with the reason, so the rejection of the port is ignored.
  collected.catch(() => undefined);
  try {
    const transfer = [copy.buffer, port2];
    const { sheet: name, refusal } = await pool.run({ file: copy, isText, sheet, rows: port2 }, { userId, transfer });
    if (refusal) throw new WorkbookError(refusal);
    return { name, rows: await collected };
  } finally {
    port1.close();
  }
}

const jobErrorMessages = { timeout: workbookErrorMessages.tooSlow, memory: workbookErrorMessages.tooBig };

function toRefusal(error: unknown): string | null {
  if (error instanceof WorkbookError) return error.message;
  return error instanceof WorkerJobError && error.reason !== 'stopped' ? jobErrorMessages[error.reason] : null;
}

/**
 * Reads the cells of one sheet of a workbook, or those of a text with separated values, in a worker thread. The directory
 * of an archive is checked before, in this thread, so that a zip bomb costs no more than its own size.
 * @throws HttpError 422 with a sentence for the user when the file cannot be read
 * @throws HttpError 429 or 503 when too many files are in the queue
 */
export async function readWorkbookCells(upload: WorkbookUpload): Promise<SheetCells> {
  try {
    return await readInWorker(upload);
  } catch (error) {
    const text = toRefusal(error);
    throw text === null ? error : new HttpError('ARCHIVO_INVALIDO', { text, data: upload.emptyReport });
  }
}
