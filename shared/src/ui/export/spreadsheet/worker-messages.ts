import type { ExportRow, WorkbookSpec } from './export-cell';

/** Messages from the main thread to the worker: create a workbook; the cells of the requested rows. */
export type WorkerRequest =
  | { kind: 'create'; spec: WorkbookSpec; pages: readonly ArrayBuffer[] }
  | { kind: 'cells'; cells: readonly ExportRow[] };

/** Messages from the worker to the main thread: request the cells of these rows; the file; the export failed. */
export type WorkerResponse =
  { kind: 'rows'; rows: readonly unknown[]; progress: number } | { kind: 'file'; file: Blob } | { kind: 'failed' };
