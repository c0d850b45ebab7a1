import { Book } from './book';
import type { BookSpec, ExportRow } from './cell';

/** So many rows at a time: few enough to be a moment's work for the page, which knows what a cell shows. */
const AT_ONCE = 250;

/** The cells of some rows of the answer, and how far that is: 0 to 1. */
export type CellsOf = (rows: readonly unknown[], done: number) => Promise<readonly ExportRow[]>;

/** The rows of a list's answer, as the API sends it: `{ data: […] }`. */
function rowsOf(answer: ArrayBuffer): readonly unknown[] {
  const body: unknown = JSON.parse(new TextDecoder().decode(answer));
  const rows = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(rows)) throw new TypeError('The answer is no list.');
  return rows;
}

/** A list's answer as a workbook. */
export async function makeBook(spec: BookSpec, answer: ArrayBuffer, cellsOf: CellsOf): Promise<Blob> {
  const rows = rowsOf(answer);
  const book = new Book(spec);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    book.add(await cellsOf(some, (at + some.length) / rows.length));
  }
  return book.end();
}
