import type { BookRow, BookSheet, CellValue } from './book';

/** To the thread. A book is written in steps, so that its rows arrive as they are read. */
export type ToThread =
  | { id: number; kind: 'read'; file: Uint8Array; sheet: string }
  /** The last portion was taken in: the next one may come. */
  | { id: number; kind: 'more' }
  | { id: number; kind: 'rows'; sheet: number; rows: BookRow[] }
  | { id: number; kind: 'write'; sheets: readonly BookSheet[] }
  | { id: number; kind: 'drop' };

/** From the thread: rows of a read book in portions, then the end of the work, or why there is none. */
export type FromThread =
  | { id: number; kind: 'cells'; rows: CellValue[][] }
  | { id: number; kind: 'done'; file?: Uint8Array }
  | { id: number; kind: 'refused'; text: string }
  | { id: number; kind: 'failed'; message: string };
