import { respondWithFile, deleteOldCaches, cacheFiles, respondWithPage } from './responses';
import { classifyRequest } from './classifyRequest';
import { parseCacheFilesMessage } from './messages';
import type { ServiceWorkerScope } from './serviceWorkerTypes';

declare const self: ServiceWorkerScope;

async function activateWorker(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteOldCaches();
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(activateWorker()));

self.addEventListener('fetch', (event) => {
  const kind = classifyRequest(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(respondWithPage(event));
  if (kind === 'file') event.respondWith(respondWithFile(event));
});

self.addEventListener('message', (event) => {
  const message = parseCacheFilesMessage(event.data);
  if (message) event.waitUntil(cacheFiles(message.wanted, message.known, self.location.origin));
});
