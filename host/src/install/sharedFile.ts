import { deleteSharedFile, SHARED_FILE_CACHE } from '../offline/workerCaches';

/** Long enough to sign in; then the file is gone, because it may be another user's. */
const MAX_AGE_MS = 15 * 60_000;
const CACHE_KEY = '/shared-file';
const NAME_HEADER = 'x-file-name';
const TIME_HEADER = 'x-stored-at';
const USER_HEADER = 'x-user';

/** Stores a file that another app shares, in place of the one before. Used by the service worker. */
export async function storeSharedFile(file: File): Promise<void> {
  const headers = { [NAME_HEADER]: encodeURIComponent(file.name), [TIME_HEADER]: String(Date.now()) };
  const cache = await caches.open(SHARED_FILE_CACHE);
  await cache.put(CACHE_KEY, new Response(file, { headers }));
}

/** Whether the file may be given to this user: it is fresh, and no other user has read it before. */
function isReadableBy(userId: string, { headers }: Response): boolean {
  const owner = headers.get(USER_HEADER);
  const ageMs = Date.now() - Number(headers.get(TIME_HEADER));
  return ageMs <= MAX_AGE_MS && (owner === null || owner === userId);
}

/**
 * The stored file; null when there is none, it is too old, or it belongs to another user. The first user who reads it
 * becomes its owner: the worker that stored it knows no session.
 */
export async function readSharedFile(userId: string): Promise<File | null> {
  if (!('caches' in globalThis)) return null;
  const stored = await caches.match(CACHE_KEY, { cacheName: SHARED_FILE_CACHE }).catch(() => undefined);
  if (!stored) return null;
  if (!isReadableBy(userId, stored)) {
    await deleteSharedFile();
    return null;
  }
  const content = await stored.blob();
  const headers = new Headers(stored.headers);
  headers.set(USER_HEADER, userId);
  const cache = await caches.open(SHARED_FILE_CACHE);
  // E.g. on a full disk: without its owner it may not stay.
  await cache.put(CACHE_KEY, new Response(content, { headers })).catch(deleteSharedFile);
  return new File([content], decodeURIComponent(headers.get(NAME_HEADER) ?? ''));
}
