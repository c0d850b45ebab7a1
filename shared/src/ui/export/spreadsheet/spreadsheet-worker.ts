import type { ExportRow } from './export-cell';
import { createWorkbook } from './create-workbook';
import type { WorkerRequest, WorkerResponse } from './worker-messages';

/** This worker's global scope, without the DOM types of a page. */
interface WorkerScope {
  postMessage: (response: WorkerResponse, transfer: Transferable[]) => void;
  addEventListener: {
    (type: 'message', listener: (event: { data: WorkerRequest }) => void): void;
    (type: 'securitypolicyviolation', listener: () => void): void;
  };
}
declare const self: WorkerScope;

const respond = (response: WorkerResponse): void => self.postMessage(response, []);

// The library compresses large files in workers of its own and would wait forever for one that a policy forbids.
self.addEventListener('securitypolicyviolation', () => respond({ kind: 'failed' }));

let resolveCells: (cells: readonly ExportRow[]) => void = () => undefined;

self.addEventListener('message', ({ data: request }) => {
  if (request.kind === 'cells') return resolveCells(request.cells);
  const getCells = (rows: readonly unknown[], progress: number) =>
    new Promise<readonly ExportRow[]>((resolve) => {
      resolveCells = resolve;
      respond({ kind: 'rows', rows, progress });
    });
  void createWorkbook(request.spec, request.pages, getCells).then(
    (file) => respond({ kind: 'file', file }),
    () => respond({ kind: 'failed' }),
  );
});
