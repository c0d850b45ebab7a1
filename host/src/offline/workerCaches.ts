/** Cache names of the service worker (`worker.ts`). */
export const PAGE_CACHE = 'surco.pages';
export const FILE_CACHE = 'surco.files';
export const SHARED_FILE_CACHE = 'surco.shared';

/** Deletes the cached HTML page: its preloads belong to the role of the last user. */
export async function deletePageCache(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    await caches.delete(PAGE_CACHE);
  } catch {
    // A browser that forbids storage holds nothing.
  }
}
