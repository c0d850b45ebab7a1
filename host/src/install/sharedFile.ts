import { SHARED_FILE_CACHE } from '../offline/workerCaches';

/** Long enough to sign in; then the file is gone, because it may be another user's. */
const MAX_AGE_MS = 15 * 60_000;
const CACHE_KEY = '/shared-file';
const NAME_HEADER = 'x-file-name';
const TIME_HEADER = 'x-stored-at';

/** Stores a file that another app shares, in place of the one before. Used by the service worker. */
export async function storeSharedFile(file: File): Promise<void> {
  const headers = { [NAME_HEADER]: encodeURIComponent(file.name), [TIME_HEADER]: String(Date.now()) };
  const cache = await caches.open(SHARED_FILE_CACHE);
  await cache.put(CACHE_KEY, new Response(file, { headers }));
}

/** Deletes the stored file, if any. */
export async function deleteSharedFile(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await caches.delete(SHARED_FILE_CACHE).catch(() => false);
}

/** The stored file; null when there is none, or it is too old. */
export async function readSharedFile(): Promise<File | null> {
  if (!('caches' in globalThis)) return null;
  const stored = await caches.match(CACHE_KEY, { cacheName: SHARED_FILE_CACHE }).catch(() => undefined);
  if (!stored) return null;
  if (Date.now() - Number(stored.headers.get(TIME_HEADER)) > MAX_AGE_MS) {
    await deleteSharedFile();
    return null;
  }
  return new File([await stored.blob()], decodeURIComponent(stored.headers.get(NAME_HEADER) ?? ''));
}
