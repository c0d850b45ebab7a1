import type { BookSpec } from './cell';
import type { CellsOf } from './make';
import type { Order, Word } from './protocol';

const failed = (): Error => new Error('No se pudo preparar el archivo. Inténtelo de nuevo.');

function converse(worker: Worker, spec: BookSpec, answer: ArrayBuffer, cellsOf: CellsOf): Promise<Blob> {
  const tell = (order: Order, transfer: Transferable[] = []): void => worker.postMessage(order, transfer);
  return new Promise((resolve, reject) => {
    const heard = async (word: Word): Promise<void> => {
      if (word.kind === 'rows') tell({ kind: 'cells', cells: await cellsOf(word.rows, word.done) });
      else if (word.kind === 'file') resolve(word.file);
      else reject(failed());
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Word>) => void heard(data).catch(reject));
    worker.addEventListener('error', () => reject(failed()));
    tell({ kind: 'make', spec, answer }, [answer]);
  });
}

/**
 * A list's answer as a workbook, read and written in a thread of its own; the page is asked for the cells of a few rows
 * at a time, since it alone knows what a column shows. Where there are no workers it is made here.
 * @throws what `signal` was aborted with
 */
export async function bookInWorker(
  spec: BookSpec,
  answer: ArrayBuffer,
  cellsOf: CellsOf,
  signal: AbortSignal,
): Promise<Blob> {
  if (typeof Worker === 'undefined') {
    const { makeBook } = await import(/* webpackChunkName: "list-book" */ './make');
    return makeBook(spec, answer, cellsOf);
  }
  const worker = new Worker(/* webpackChunkName: "list-worker" */ new URL('./worker.ts', import.meta.url));
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  try {
    return await Promise.race([converse(worker, spec, answer, cellsOf), stopped]);
  } finally {
    worker.terminate();
  }
}
