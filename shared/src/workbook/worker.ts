import type { ExportRow } from './cell';
import { makeBook } from './make';
import type { Order, Word } from './protocol';

interface WorkerScope {
  postMessage: (word: Word, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: { data: Order }) => void) => void;
}
declare const self: WorkerScope;

const say = (word: Word): void => self.postMessage(word, []);

let give: (cells: readonly ExportRow[]) => void = () => undefined;

self.addEventListener('message', ({ data: order }) => {
  if (order.kind === 'cells') return give(order.cells);
  const cellsOf = (rows: readonly unknown[], done: number) =>
    new Promise<readonly ExportRow[]>((resolve) => {
      give = resolve;
      say({ kind: 'rows', rows, done });
    });
  void makeBook(order.spec, order.answer, cellsOf).then(
    (file) => say({ kind: 'file', file }),
    () => say({ kind: 'failed' }),
  );
});
