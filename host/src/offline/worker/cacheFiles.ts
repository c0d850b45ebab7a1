import type { Strategy } from 'workbox-strategies';
import { FILE_CACHE, PAGE_CACHE, SHARED_FILE_CACHE } from '../workerCaches';
import { isFingerprinted } from './classifyRequest';
import type { ExtendableEvent } from './serviceWorkerTypes';
import { fileStrategy, findInCache, PAGE_KEY, pageStrategy, PENDING_PAGE_KEY, toUrl } from './strategies';

/** Runs a strategy until its response is in the cache. A failure is ignored: the next message of a page tries again. */
async function ensureCached(strategy: Strategy, request: Request, event: ExtendableEvent): Promise<void> {
  try {
    await Promise.all(strategy.handleAll({ request, event }));
  } catch {
    // A failed download or write, e.g. on a full disk.
  }
}

/** Caches the page of the first visit, which was loaded before the worker was installed. */
async function ensurePageCached(event: ExtendableEvent): Promise<void> {
  if (await findInCache(PAGE_CACHE, PAGE_KEY)) return;
  await ensureCached(pageStrategy, new Request(toUrl(PAGE_KEY), { headers: { accept: 'text/html' } }), event);
}

/** @returns whether the file is in the cache now */
async function ensureFileCached(address: string, event: ExtendableEvent): Promise<boolean> {
  await ensureCached(fileStrategy, new Request(toUrl(address)), event);
  return (await findInCache(FILE_CACHE, address)) !== undefined;
}

/** Makes the newer page the one that is used offline. */
async function promotePendingPage(): Promise<void> {
  const pendingPage = await findInCache(PAGE_CACHE, PENDING_PAGE_KEY);
  if (!pendingPage) return;
  const cache = await caches.open(PAGE_CACHE);
  await cache.put(toUrl(PAGE_KEY), pendingPage);
  await cache.delete(toUrl(PENDING_PAGE_KEY));
}

/**
 * Caches the page and the `requested` files; those without a fingerprint are skipped. When all are cached, the newer
 * page replaces the older one, and files that are neither requested nor known are deleted.
 * @param event keeps the worker alive meanwhile
 * @returns whether page and files are complete, so that the product starts without a network
 */
export async function cacheFiles(
  { requested, known }: { requested: readonly string[]; known: readonly string[] },
  event: ExtendableEvent,
): Promise<boolean> {
  const files = requested.filter((address) => isFingerprinted(new URL(toUrl(address)).pathname));
  await ensurePageCached(event);
  let isComplete = true;
  for (const address of files) isComplete = (await ensureFileCached(address, event)) && isComplete;
  if (!isComplete) return false;
  await promotePendingPage();
  const current = new Set([...files, ...known].map(toUrl));
  const cache = await caches.open(FILE_CACHE);
  const outdated = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
  return (await findInCache(PAGE_CACHE, PAGE_KEY)) !== undefined;
}

/** Deletes the caches of earlier versions of this worker. */
export async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('surco.') && ![FILE_CACHE, PAGE_CACHE, SHARED_FILE_CACHE].includes(name),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
