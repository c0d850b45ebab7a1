import type { ExportRow } from './cell';
import { bookInWorker } from './inWorker';
import type { Order, Word } from './protocol';

const spec = { sheet: 'Socios', heads: [{ title: 'Nombre', align: 'left' }], timeZone: 'America/Mexico_City' } as const;
const answer = () => new TextEncoder().encode('{"data":[{"name":"Ana"}]}').buffer;
const names = async (rows: readonly unknown[]): Promise<ExportRow[]> =>
  rows.map((row) => [(row as { name: string }).name]);

/** A thread that answers each order by a table, and tells what it was told and whether it was ended. */
function threadThat(answers: (order: Order) => Word | 'error' | undefined) {
  const seen = { orders: [] as Order[], ended: 0 };
  class Thread extends EventTarget {
    postMessage(order: Order): void {
      seen.orders.push(order);
      const word = answers(order);
      if (word === 'error') this.dispatchEvent(new Event('error'));
      else if (word) this.dispatchEvent(new MessageEvent('message', { data: word }));
    }
    terminate(): void {
      seen.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: Thread });
  return seen;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

const made = (signal = new AbortController().signal) => bookInWorker(spec, answer(), names, signal);

test('R-15 the thread asks the page for the cells of rows, and gives the file', async () => {
  const file = new Blob(['x']);
  const seen = threadThat((order) =>
    order.kind === 'make' ? { kind: 'rows', rows: [{ name: 'Ana' }], done: 1 } : { kind: 'file', file },
  );
  expect(await made()).toBe(file);
  expect(seen.orders).toEqual([
    { kind: 'make', spec, answer: expect.anything() },
    { kind: 'cells', cells: [['Ana']] },
  ]);
  expect(seen.ended).toBe(1);
});

test.each([[{ kind: 'failed' } as const], ['error' as const]])(
  'R-15 a thread that ends with %p is told',
  async (word) => {
    const seen = threadThat(() => word);
    await expect(made()).rejects.toThrow('No se pudo preparar el archivo.');
    expect(seen.ended).toBe(1);
  },
);

test('R-15 an export that nobody wants any more ends its thread', async () => {
  const seen = threadThat(() => undefined);
  const stop = new AbortController();
  const making = made(stop.signal);
  stop.abort(new Error('basta'));
  await expect(making).rejects.toThrow('basta');
  expect(seen.ended).toBe(1);
});

test('R-15 where there are no threads it is made in the page', async () => {
  expect((await made()).size).toBeGreaterThan(500);
});
