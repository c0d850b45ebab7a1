/** Cache names of the service worker (`worker.ts`). */
export const PAGE_CACHE = 'surco.pages';
export const FILE_CACHE = 'surco.files';
export const SHARED_FILE_CACHE = 'surco.shared';

async function deleteCache(name: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    await caches.delete(name);
  } catch {
    // A browser that forbids storage holds nothing.
  }
}

/** Deletes the cached HTML page: its preloads belong to the role of the last user. */
export const deletePageCache = (): Promise<void> => deleteCache(PAGE_CACHE);

/** Deletes the file that another app shared, if any. */
export const deleteSharedFile = (): Promise<void> => deleteCache(SHARED_FILE_CACHE);
