/** @jest-environment node */
import type * as cacheFilesModule from './cacheFiles';
import type { ExtendableEvent } from './serviceWorkerTypes';
import type * as strategiesModule from './strategies';

const ORIGIN = 'https://surco.test';
const OLD_FILE = '/main.00000000.js';
const NEW_FILE = '/main.11111111.js';
const TITLE = '<title>Surco</title>';

/** Cached responses by cache name. */
let storedCaches: Map<string, Map<string, Response>>;
/** Files of the server; null: no network. */
let server: Record<string, { body: string; type: string; status?: number }> | null;
/** Paths requested from the server. */
let requestedPaths: string[];

/** The path of an address; the whole URL when it is on another origin. */
const getPath = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, ORIGIN).href.replace(`${ORIGIN}/`, '/');

const withType = (type: ResponseType, response: Response): Response =>
  Object.defineProperties(response, {
    type: { value: type },
    clone: { value: () => withType(type, Response.prototype.clone.call(response)) },
  });

function createFakeCache(name: string) {
  const stored = storedCaches.get(name) ?? new Map<string, Response>();
  storedCaches.set(name, stored);
  return {
    match: async (key: RequestInfo | URL) => stored.get(getPath(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void stored.set(getPath(key), response),
    delete: async (key: RequestInfo | URL) => stored.delete(getPath(key)),
    keys: async () => [...stored.keys()].map((path) => new Request(new URL(path, ORIGIN))),
  };
}

/** An event that collects what it waits for. */
class FakeEvent implements ExtendableEvent {
  readonly work: Promise<unknown>[] = [];
  waitUntil = (promise: Promise<unknown>): void => void this.work.push(promise);
}

let worker: typeof cacheFilesModule & typeof strategiesModule;

// The part of a service worker's scope that Workbox and the worker use; Workbox reads it when it is imported.
beforeAll(async () => {
  Object.assign(globalThis, {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL(ORIGIN),
    ExtendableEvent: FakeEvent,
    FetchEvent: class extends FakeEvent {},
    caches: {
      open: async (name: string) => createFakeCache(name),
      match: async (key: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions) =>
        createFakeCache(cacheName ?? '').match(key),
    },
    fetch: async (input: RequestInfo | URL) => {
      requestedPaths.push(getPath(input));
      const found = server?.[getPath(input) === '/dashboard' ? '/' : getPath(input)];
      if (!found) throw new TypeError('Failed to fetch');
      const response = new Response(found.body, { status: found.status, headers: { 'content-type': found.type } });
      return withType(getPath(input).startsWith('/') ? 'basic' : 'cors', response);
    },
  });
  worker = { ...(await import('./cacheFiles')), ...(await import('./strategies')) };
});

beforeEach(() => {
  storedCaches = new Map();
  server = null;
  requestedPaths = [];
});

async function cacheFiles(files: readonly string[]): Promise<boolean> {
  const event = new FakeEvent();
  const isComplete = await worker.cacheFiles({ requested: files, known: files }, event);
  await Promise.all(event.work);
  return isComplete;
}

async function request(strategy: 'pageStrategy' | 'fileStrategy', path: string, init?: RequestInit): Promise<string> {
  const [response, done] = worker[strategy].handleAll({
    event: new FakeEvent(),
    request: new Request(ORIGIN + path, init),
  });
  const text = await (await response).text();
  await done;
  return text;
}

const requestPage = async (): Promise<string> => (await request('pageStrategy', '/dashboard')).replace(TITLE, '');

const createPage = (text: string) => ({ body: TITLE + text, type: 'text/html; charset=utf-8' });

const createRelease = (version: string, file: string) => ({
  '/': createPage(version),
  [file]: { body: version, type: 'text/javascript' },
});

const listCachedFiles = (): string[] => [...(storedCaches.get('surco.files')?.keys() ?? [])];

test('keeps the cached page while the files of a newer one are incomplete', async () => {
  server = createRelease('old', OLD_FILE);
  expect(await requestPage()).toBe('old');
  await cacheFiles([OLD_FILE]);
  server = createRelease('new', NEW_FILE);
  expect(await requestPage()).toBe('new');
  server = null;
  expect(await requestPage()).toBe('old');
  await cacheFiles([NEW_FILE]);
  expect(await requestPage()).toBe('old');
  expect(listCachedFiles()).toEqual([OLD_FILE]);
});

test('reports complete only with the page and every file', async () => {
  server = { [NEW_FILE]: { body: 'new', type: 'text/javascript' } };
  expect(await cacheFiles([NEW_FILE])).toBe(false);
  server = { '/': createPage('new') };
  expect(await cacheFiles([NEW_FILE, OLD_FILE])).toBe(false);
  server = createRelease('new', OLD_FILE);
  expect(await cacheFiles([NEW_FILE, OLD_FILE])).toBe(true);
});

test('replaces page and files once a new build is cached completely', async () => {
  server = createRelease('old', OLD_FILE);
  await requestPage();
  await cacheFiles([OLD_FILE]);
  server = createRelease('new', NEW_FILE);
  await requestPage();
  await cacheFiles([NEW_FILE]);
  server = null;
  expect(await requestPage()).toBe('new');
  expect(listCachedFiles()).toEqual([NEW_FILE]);
});

test('C-07 caches files of another origin, and deletes those of an older build', async () => {
  const [oldFile, newFile] = [`https://assets.test${OLD_FILE}`, `https://assets.test${NEW_FILE}`];
  server = createRelease('old', oldFile);
  expect(await cacheFiles([oldFile])).toBe(true);
  server = createRelease('new', newFile);
  expect(await cacheFiles([newFile])).toBe(true);
  expect(listCachedFiles()).toEqual([newFile]);
});

test('the page of the first visit is cached with its files', async () => {
  server = createRelease('new', NEW_FILE);
  await cacheFiles([NEW_FILE]);
  server = null;
  expect(await requestPage()).toBe('new');
});

test('serves a cached file without a request, unless the request bypasses caches', async () => {
  server = createRelease('new', NEW_FILE);
  await cacheFiles([NEW_FILE]);
  requestedPaths = [];
  expect(await request('fileStrategy', NEW_FILE)).toBe('new');
  expect(requestedPaths).toEqual([]);
  server = createRelease('repaired', NEW_FILE);
  expect(await request('fileStrategy', NEW_FILE, { cache: 'reload' })).toBe('repaired');
  server = null;
  expect(await request('fileStrategy', NEW_FILE)).toBe('repaired');
});

test('caches no page that is served in place of a file, and no file in place of the page', async () => {
  server = { '/': { body: '{}', type: 'application/json' }, [NEW_FILE]: { body: 'Inicio', type: 'text/html' } };
  await cacheFiles([NEW_FILE]);
  expect(listCachedFiles()).toEqual([]);
  server = null;
  await expect(requestPage()).rejects.toThrow('could not generate a response');
});

test.each([
  ['a gateway whose server is down', 502],
  ['an overloaded server', 503],
  ['the sign-in page of a network', 200],
  ['the refusal of a firewall', 403],
])('N-06 shows the cached page instead of %s, which is never cached', async (_, status) => {
  const foreign = { body: '<h1>No es de Surco</h1>', type: 'text/html', status };
  server = { '/': foreign };
  expect(await requestPage()).toBe(foreign.body);
  server = createRelease('old', OLD_FILE);
  expect(await cacheFiles([OLD_FILE])).toBe(true);
  server = { '/': foreign };
  expect(await requestPage()).toBe('old');
  await cacheFiles([OLD_FILE]);
  server = null;
  expect(await requestPage()).toBe('old');
});

test('uses the cached page when the server does not answer in time', async () => {
  server = createRelease('old', OLD_FILE);
  await cacheFiles([OLD_FILE]);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const answer = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => undefined);
  const [response] = worker.pageStrategy.handleAll({ event: new FakeEvent(), request: new Request(`${ORIGIN}/`) });
  await jest.advanceTimersByTimeAsync(4000);
  expect(await (await response).text()).toBe(`${TITLE}old`);
  globalThis.fetch = answer;
  jest.useRealTimers();
});
