import { FILE_CACHE, PAGE_CACHE } from '../workerCaches';
import { isFingerprinted } from './classifyRequest';
import type { FetchEvent } from './serviceWorkerTypes';

/** Cache key of the HTML page, which is the same for every address. */
const PAGE_KEY = '/';
/** Cache key of a newer page whose files are not all cached yet: offline it could render nothing. */
const PENDING_PAGE_KEY = '/coming';
/** Time in ms after which the cached page is used instead of the server's. */
const NETWORK_TIMEOUT_MS = 4000;

const isSameOriginResponse = (response: Response): boolean =>
  response.ok && response.type === 'basic' && !response.redirected;
const getContentType = (response: Response): string => response.headers.get('content-type') ?? '';

const isHtmlResponse = (response: Response): boolean =>
  isSameOriginResponse(response) && getContentType(response).startsWith('text/html');

/** A failed write, e.g. on a full disk, is ignored: the response is still used. */
async function putInCache(name: string, key: string, response: Response): Promise<void> {
  try {
    await (await caches.open(name)).put(key, response);
  } catch {
    // The file is fetched again next time.
  }
}

const findInCache = async (name: string, key: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(key, { ignoreVary: true });

async function fetchPage(event: FetchEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isHtmlResponse(response))
    await putInCache(
      PAGE_CACHE,
      (await findInCache(PAGE_CACHE, PAGE_KEY)) ? PENDING_PAGE_KEY : PAGE_KEY,
      response.clone(),
    );
  return response;
}

/** Network first: while the server answers, no user gets an old version. */
export async function respondWithPage(event: FetchEvent): Promise<Response> {
  const response = fetchPage(event);
  const cached = await findInCache(PAGE_CACHE, PAGE_KEY);
  if (!cached) return response;
  const timeout = new Promise<Response>((resolve) => {
    setTimeout(resolve, NETWORK_TIMEOUT_MS, cached);
  });
  const responseOrCached = response.catch(() => cached);
  event.waitUntil(responseOrCached);
  return Promise.race([responseOrCached, timeout]);
}

/** Requests that must bypass every cache, e.g. those with the parameter `retry`. */
const bypassesCache = ({ cache }: Request): boolean =>
  cache === 'reload' || cache === 'no-cache' || cache === 'no-store';

const isStaticFileResponse = (response: Response): boolean =>
  isSameOriginResponse(response) && !getContentType(response).startsWith('text/html');

/** Cache first: a fingerprinted file never changes. */
export async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = bypassesCache(request) ? undefined : await findInCache(FILE_CACHE, request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (isStaticFileResponse(response)) event.waitUntil(putInCache(FILE_CACHE, request.url, response.clone()));
  return response;
}

/** @returns whether the file is in the cache now */
async function ensureFileCached(address: string): Promise<boolean> {
  try {
    if (await findInCache(FILE_CACHE, address)) return true;
    const response = await fetch(address);
    if (isStaticFileResponse(response)) await putInCache(FILE_CACHE, address, response);
    return (await findInCache(FILE_CACHE, address)) !== undefined;
  } catch {
    // Without a network the file is cached another time.
    return false;
  }
}

/** Makes the newer page the one that is used offline. */
async function promotePendingPage(): Promise<void> {
  const pendingPage = await findInCache(PAGE_CACHE, PENDING_PAGE_KEY);
  if (!pendingPage) return;
  await putInCache(PAGE_CACHE, PAGE_KEY, pendingPage);
  await (await caches.open(PAGE_CACHE)).delete(PENDING_PAGE_KEY);
}

/** Caches the page of the first visit, which was loaded before the worker was installed. */
async function ensurePageCached(): Promise<void> {
  try {
    if (await findInCache(PAGE_CACHE, PAGE_KEY)) return;
    const response = await fetch(PAGE_KEY, { headers: { accept: 'text/html' } });
    if (isHtmlResponse(response)) await putInCache(PAGE_CACHE, PAGE_KEY, response);
  } catch {
    // Without a network the page is cached at the next visit.
  }
}

/**
 * Caches the page and the `requested` files. When all of them are cached, the newer page replaces the older one, and
 * files that are neither requested nor known are deleted.
 */
export async function cacheFiles(
  requested: readonly string[],
  known: readonly string[],
  origin: string,
): Promise<void> {
  const files = requested.filter(isFingerprinted);
  await ensurePageCached();
  let isComplete = true;
  for (const address of files) isComplete = (await ensureFileCached(new URL(address, origin).href)) && isComplete;
  if (!isComplete) return;
  await promotePendingPage();
  const current = new Set([...files, ...known]);
  const cache = await caches.open(FILE_CACHE);
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

/** Deletes the caches of earlier versions of this worker. */
export async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('surco.') && name !== FILE_CACHE && name !== PAGE_CACHE,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
