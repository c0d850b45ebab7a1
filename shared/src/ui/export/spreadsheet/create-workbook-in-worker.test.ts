import type { ExportRow } from './export-cell';
import { createWorkbookInWorker } from './create-workbook-in-worker';
import type { WorkerRequest, WorkerResponse } from './worker-messages';

const spec = {
  sheet: 'Socios',
  headers: [{ title: 'Nombre', align: 'left' }],
  timeZone: 'America/Mexico_City',
} as const;
const encodePages = () => [new TextEncoder().encode('{"data":[{"name":"Ana"}]}').buffer];
const getNames = async (rows: readonly unknown[]): Promise<ExportRow[]> =>
  rows.map((row) => [(row as { name: string }).name]);

/** Mocks a worker that answers each request with `respond`, and records requests and terminations. */
function mockWorker(respond: (request: WorkerRequest) => WorkerResponse | 'error' | undefined) {
  const calls = { requests: [] as WorkerRequest[], terminated: 0 };
  class MockWorker extends EventTarget {
    postMessage(request: WorkerRequest): void {
      calls.requests.push(request);
      const response = respond(request);
      if (response === 'error') this.dispatchEvent(new Event('error'));
      else if (response) this.dispatchEvent(new MessageEvent('message', { data: response }));
    }
    terminate(): void {
      calls.terminated += 1;
    }
  }
  Object.assign(globalThis, { Worker: MockWorker });
  return calls;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

const createFile = (signal = new AbortController().signal) =>
  createWorkbookInWorker(spec, encodePages(), getNames, signal);

test('the worker requests the cells of rows from the main thread and returns the file', async () => {
  const file = new Blob(['x']);
  const calls = mockWorker((request) =>
    request.kind === 'create' ? { kind: 'rows', rows: [{ name: 'Ana' }], progress: 1 } : { kind: 'file', file },
  );
  expect(await createFile()).toBe(file);
  expect(calls.requests).toEqual([
    { kind: 'create', spec, pages: expect.anything() },
    { kind: 'cells', cells: [['Ana']] },
  ]);
  expect(calls.terminated).toBe(1);
});

test.each([[{ kind: 'failed' } as const], ['error' as const]])(
  'rejects when the worker ends with %p',
  async (response) => {
    const calls = mockWorker(() => response);
    await expect(createFile()).rejects.toThrow('No se pudo preparar el archivo.');
    expect(calls.terminated).toBe(1);
  },
);

test('aborting the export terminates the worker', async () => {
  const calls = mockWorker(() => undefined);
  const controller = new AbortController();
  const creating = createFile(controller.signal);
  controller.abort(new Error('basta'));
  await expect(creating).rejects.toThrow('basta');
  expect(calls.terminated).toBe(1);
});

test('creates the file in the main thread when there are no workers', async () => {
  expect((await createFile()).size).toBeGreaterThan(500);
});
