/** Caches of the service worker (`worker.ts`), by what they hold. */
export const PAGES = 'surco.pages';
export const FILES = 'surco.files';

/** Forgets the page that stands in when there is no network: what it preloads follows the person's role. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    await caches.delete(PAGES);
  } catch {
    // A browser that forbids storage has nothing of ours in it.
  }
}
