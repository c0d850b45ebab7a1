import type { BookSpec, ExportRow } from './cell';

/** What the page tells the worker: make a workbook of this answer; here are the cells you asked for. */
export type Order =
  { kind: 'make'; spec: BookSpec; answer: ArrayBuffer } | { kind: 'cells'; cells: readonly ExportRow[] };

/** What the worker tells the page: I need the cells of these rows; here is the file; it cannot be made. */
export type Word =
  { kind: 'rows'; rows: readonly unknown[]; done: number } | { kind: 'file'; file: Blob } | { kind: 'failed' };
