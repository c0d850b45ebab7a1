import type { BookRow, BookSheet } from './book';
import { BookWriter, closeBooks, readCells } from '.';

// Each thread reads its code anew.
jest.setTimeout(120_000);

const sheet: BookSheet = { name: 'Hoja', columns: [{ heading: 'Folio', kind: 'text' }] };
const rows = (...texts: string[]): BookRow[] => texts.map((text) => ({ values: [text] }));

afterAll(closeBooks);

test('X-17 rows handed over in portions are all in the file', async () => {
  const book = new BookWriter([sheet]);
  book.add(0, rows('a', 'b'));
  book.add(0, rows('c'));
  expect(await readCells(await book.finish(), 'Hoja', {})).toEqual([['Folio'], ['a'], ['b'], ['c']]);
});

test('X-17 a thread that goes with rows of a file is told: no file lacks rows in silence', async () => {
  const book = new BookWriter([sheet]);
  book.add(0, rows('a', 'b'));
  await closeBooks();
  book.add(0, rows('c'));
  await expect(book.finish()).rejects.toThrow('The worker thread has ended.');
});

test('X-17 who waits for a file is told when its thread is ended', async () => {
  const book = new BookWriter([sheet]);
  book.add(0, rows('a'));
  const outcome = book.finish().catch((error: unknown) => error);
  await closeBooks();
  expect(await outcome).toMatchObject({ message: 'The worker thread has ended.' });
});
