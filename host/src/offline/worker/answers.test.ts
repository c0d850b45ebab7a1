/** @jest-environment node */
import { keepFiles, page } from './answers';
import type { AskEvent } from './scope';

const ORIGIN = 'https://surco.test';
const OLD = '/main.00000000.js';
const NEW = '/main.11111111.js';

/** What the device holds, by the name of the cache. */
let held: Map<string, Map<string, Response>>;
/** What the server has; nothing answers without a network. */
let server: Record<string, { body: string; type: string }> | null;

const keyOf = (key: RequestInfo | URL): string => new URL(key instanceof Request ? key.url : key, ORIGIN).pathname;

function cacheOf(name: string) {
  const stored = held.get(name) ?? new Map<string, Response>();
  held.set(name, stored);
  return {
    match: async (key: RequestInfo | URL) => stored.get(keyOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void stored.set(keyOf(key), response),
    delete: async (key: RequestInfo | URL) => stored.delete(keyOf(key)),
    keys: async () => [...stored.keys()].map((path) => new Request(ORIGIN + path)),
  };
}

// Nobody waits for the server's patience to end.
beforeAll(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));

beforeEach(() => {
  held = new Map();
  server = null;
  Object.assign(globalThis, {
    caches: { open: async (name: string) => cacheOf(name) },
    fetch: async (input: RequestInfo | URL) => {
      const found = server?.[keyOf(input)];
      if (!found) throw new TypeError('Failed to fetch');
      const response = new Response(found.body, { headers: { 'content-type': found.type } });
      return Object.defineProperty(response, 'type', { value: 'basic' });
    },
  });
});

const release = (version: string, file: string) => ({
  '/': { body: version, type: 'text/html' },
  [file]: { body: version, type: 'text/javascript' },
});

async function visit(): Promise<string> {
  const work: Promise<unknown>[] = [];
  const event: AskEvent = {
    request: new Request(`${ORIGIN}/`),
    preloadResponse: Promise.resolve(undefined),
    respondWith: () => undefined,
    waitUntil: (promise) => void work.push(promise),
  };
  const response = await page(event);
  await Promise.all(work);
  return response.text();
}

const files = (): string[] => [...(held.get('surco.files')?.keys() ?? [])];

test('X-18 a page is kept with all that it is made of: a deploy seen for a moment does not take the way without a network', async () => {
  server = release('old', OLD);
  expect(await visit()).toBe('old');
  await keepFiles([OLD], [OLD], ORIGIN);
  server = release('new', NEW);
  expect(await visit()).toBe('new');
  server = null;
  expect(await visit()).toBe('old');
  await keepFiles([NEW], [NEW], ORIGIN);
  expect(await visit()).toBe('old');
  expect(files()).toEqual([OLD]);
});

test('X-18 once all of a new build is on the device, its page is the one kept and the files of before go', async () => {
  server = release('old', OLD);
  await visit();
  await keepFiles([OLD], [OLD], ORIGIN);
  server = release('new', NEW);
  await visit();
  await keepFiles([NEW], [NEW], ORIGIN);
  server = null;
  expect(await visit()).toBe('new');
  expect(files()).toEqual([NEW]);
});
