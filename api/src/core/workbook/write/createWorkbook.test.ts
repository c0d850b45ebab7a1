import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { stopWorkerPools } from '../../workers/workerPool';
import { createWorkbook } from './createWorkbook';
import { readSheets } from '../../../testing/workbooks/readSheets';
import type { RowBatch, SheetDefinition, SheetRow } from '../sheetTypes';

// Each thread compiles its sources.
jest.setTimeout(120_000);

const sheets: SheetDefinition[] = [{ name: 'Hoja', columns: [{ heading: 'Folio', kind: 'text' }] }];
const createBatch = (...texts: string[]): RowBatch => ({
  sheet: 0,
  rows: texts.map((text): SheetRow => ({ values: [text] })),
});

afterAll(stopWorkerPools);

test('X-17 writes every row of every batch', async () => {
  const file = await createWorkbook({ sheets, userId: 'ana' }, async function* () {
    yield createBatch('a', 'b');
    yield createBatch('c');
  });
  expect(readSheets(await buffer(file))[0]?.data).toEqual([['Folio'], ['a'], ['b'], ['c']]);
});

test('rejects with the error of the first rows', async () => {
  const created = createWorkbook({ sheets, userId: 'ana' }, () => ({
    next: () => Promise.reject(new Error('No connection.')),
  }));
  await expect(created).rejects.toThrow('No connection.');
});

test('ends the file with the error of later rows', async () => {
  const created = createWorkbook({ sheets, userId: 'ana' }, async function* () {
    yield createBatch('a');
    throw new Error('No connection.');
  });
  await expect(created.then(buffer)).rejects.toThrow('No connection.');
});

test('the job of a file that is destroyed no longer counts towards the limit of its user', async () => {
  const batch = createBatch(...Array.from({ length: 5_000 }, (_, index) => `Texto ${index} ${Math.sin(index)}`));
  const create = () =>
    createWorkbook({ sheets, userId: 'luis' }, async function* () {
      yield batch;
    });
  for (let times = 0; times < 5; times += 1) {
    const file = await create();
    file.destroy();
    await once(file, 'close');
  }
  expect((await buffer(await create())).length).toBeGreaterThan(0);
});

// The last one, because another thread would compile the sources again.
test('ends the reading of rows and aborts its signal when the thread ends', async () => {
  let signal: AbortSignal | undefined;
  let setEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (setEnded = resolve));
  const created = createWorkbook({ sheets, userId: 'ana' }, async function* (aborted) {
    signal = aborted;
    try {
      yield createBatch('a');
      await stopWorkerPools();
      yield createBatch('b');
    } finally {
      setEnded();
    }
  });
  await expect(created.then(buffer)).rejects.toThrow('The worker thread of the job has ended.');
  await ended;
  expect(signal?.aborted).toBe(true);
});
