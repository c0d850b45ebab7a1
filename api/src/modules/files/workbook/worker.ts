import { parentPort } from 'node:worker_threads';
import type { BookRow } from './book';
import { BookError } from './bookError';
import type { FromThread, ToThread } from './protocol';
import { readBook } from './read';
import { writeBook } from './write';

/** Rows that cross at a time: few enough that taking them in is not felt. */
const portion = 200;

const books = new Map<number, BookRow[][]>();
/** Who reads goes on when the portion before was taken in, so that the server has its turn between them. */
const waiting = new Map<number, () => void>();

const post = (message: FromThread, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);

async function read({ id, file, sheet }: ToThread & { kind: 'read' }): Promise<void> {
  const rows = await readBook(Buffer.from(file.buffer, file.byteOffset, file.byteLength), sheet);
  for (let at = 0; at < rows.length; at += portion) {
    const asked = new Promise<void>((resolve) => waiting.set(id, resolve));
    post({ id, kind: 'cells', rows: rows.slice(at, at + portion) });
    await asked;
  }
  waiting.delete(id);
  post({ id, kind: 'done' });
}

function collect(id: number, sheet: number, rows: BookRow[]): void {
  const sheets = books.get(id) ?? [];
  books.set(id, sheets);
  const known = (sheets[sheet] ??= []);
  for (const row of rows) known.push(row);
}

async function write({ id, sheets }: ToThread & { kind: 'write' }): Promise<void> {
  const rows = books.get(id) ?? [];
  books.delete(id);
  const file = await writeBook(sheets, rows);
  const bytes = new Uint8Array(file);
  post({ id, kind: 'done', file: bytes }, [bytes.buffer]);
}

async function handle(message: ToThread): Promise<void> {
  if (message.kind === 'read') await read(message);
  else if (message.kind === 'more') waiting.get(message.id)?.();
  else if (message.kind === 'rows') collect(message.id, message.sheet, message.rows);
  else if (message.kind === 'write') await write(message);
  else books.delete(message.id);
}

parentPort?.on('message', (message: ToThread) => {
  const { id } = message;
  handle(message).catch((error: unknown) => {
    if (error instanceof BookError) post({ id, kind: 'refused', text: error.message });
    else post({ id, kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
