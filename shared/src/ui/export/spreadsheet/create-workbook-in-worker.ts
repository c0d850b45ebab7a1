import type { WorkbookSpec } from './export-cell';
import type { GetCells } from './create-workbook';
import type { WorkerRequest, WorkerResponse } from './worker-messages';

const createExportError = (): Error => new Error('No se pudo preparar el archivo. Inténtelo de nuevo.');

function runWorker(
  worker: Worker,
  spec: WorkbookSpec,
  pages: readonly ArrayBuffer[],
  getCells: GetCells,
): Promise<Blob> {
  const send = (request: WorkerRequest, transfer: Transferable[] = []): void => worker.postMessage(request, transfer);
  return new Promise((resolve, reject) => {
    const handleMessage = async (message: WorkerResponse): Promise<void> => {
      if (message.kind === 'rows') send({ kind: 'cells', cells: await getCells(message.rows, message.progress) });
      else if (message.kind === 'file') resolve(message.file);
      else reject(createExportError());
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerResponse>) => void handleMessage(data).catch(reject),
    );
    worker.addEventListener('error', () => reject(createExportError()));
    send({ kind: 'create', spec, pages }, [...pages]);
  });
}

/**
 * Creates the workbook of a list in a web worker, which requests the cells of a few rows at a time from the main
 * thread, because only the main thread has the functions of the columns. Without worker support
 * it runs there, too.
 * @param pages bodies of the pages of the list; they are transferred to the worker
 * @throws Error when the worker fails; the reason of `signal` when it is aborted
 */
export async function createWorkbookInWorker(
  spec: WorkbookSpec,
  pages: readonly ArrayBuffer[],
  getCells: GetCells,
  signal: AbortSignal,
): Promise<Blob> {
  if (typeof Worker === 'undefined') {
    const { createWorkbook } = await import(/* webpackChunkName: "create-workbook" */ './create-workbook');
    return createWorkbook(spec, pages, getCells);
  }
  const worker = new Worker(
    /* webpackChunkName: "spreadsheet-worker" */ new URL('./spreadsheet-worker.ts', import.meta.url),
  );
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  try {
    return await Promise.race([runWorker(worker, spec, pages, getCells), aborted]);
  } finally {
    worker.terminate();
  }
}
