/** @jest-environment node */
import { cacheFiles, respondWithPage } from './responses';
import type { FetchEvent } from './serviceWorkerTypes';

const ORIGIN = 'https://surco.test';
const OLD_FILE = '/main.00000000.js';
const NEW_FILE = '/main.11111111.js';

/** Cached responses by cache name. */
let storedCaches: Map<string, Map<string, Response>>;
/** Files of the server; null: no network. */
let server: Record<string, { body: string; type: string }> | null;

const getCacheKey = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, ORIGIN).pathname;

function createFakeCache(name: string) {
  const stored = storedCaches.get(name) ?? new Map<string, Response>();
  storedCaches.set(name, stored);
  return {
    match: async (key: RequestInfo | URL) => stored.get(getCacheKey(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void stored.set(getCacheKey(key), response),
    delete: async (key: RequestInfo | URL) => stored.delete(getCacheKey(key)),
    keys: async () => [...stored.keys()].map((path) => new Request(ORIGIN + path)),
  };
}

// The network time-out must not delay the tests.
beforeAll(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));

beforeEach(() => {
  storedCaches = new Map();
  server = null;
  Object.assign(globalThis, {
    caches: { open: async (name: string) => createFakeCache(name) },
    fetch: async (input: RequestInfo | URL) => {
      const found = server?.[getCacheKey(input)];
      if (!found) throw new TypeError('Failed to fetch');
      const response = new Response(found.body, { headers: { 'content-type': found.type } });
      return Object.defineProperty(response, 'type', { value: 'basic' });
    },
  });
});

const createRelease = (version: string, file: string) => ({
  '/': { body: version, type: 'text/html' },
  [file]: { body: version, type: 'text/javascript' },
});

async function requestPage(): Promise<string> {
  const work: Promise<unknown>[] = [];
  const event: FetchEvent = {
    request: new Request(`${ORIGIN}/`),
    preloadResponse: Promise.resolve(undefined),
    respondWith: () => undefined,
    waitUntil: (promise) => void work.push(promise),
  };
  const response = await respondWithPage(event);
  await Promise.all(work);
  return response.text();
}

const listCachedFiles = (): string[] => [...(storedCaches.get('surco.files')?.keys() ?? [])];

test('X-18 keeps the cached page while the files of a newer one are incomplete', async () => {
  server = createRelease('old', OLD_FILE);
  expect(await requestPage()).toBe('old');
  await cacheFiles([OLD_FILE], [OLD_FILE], ORIGIN);
  server = createRelease('new', NEW_FILE);
  expect(await requestPage()).toBe('new');
  server = null;
  expect(await requestPage()).toBe('old');
  await cacheFiles([NEW_FILE], [NEW_FILE], ORIGIN);
  expect(await requestPage()).toBe('old');
  expect(listCachedFiles()).toEqual([OLD_FILE]);
});

test('X-18 replaces page and files once a new build is cached completely', async () => {
  server = createRelease('old', OLD_FILE);
  await requestPage();
  await cacheFiles([OLD_FILE], [OLD_FILE], ORIGIN);
  server = createRelease('new', NEW_FILE);
  await requestPage();
  await cacheFiles([NEW_FILE], [NEW_FILE], ORIGIN);
  server = null;
  expect(await requestPage()).toBe('new');
  expect(listCachedFiles()).toEqual([NEW_FILE]);
});
