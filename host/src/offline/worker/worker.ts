import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { ASSETS_PARAMETER } from './assetsParameter';
import { cacheFiles, deleteOldCaches } from './cacheFiles';
import { classifyRequest, type RequestKind } from './classifyRequest';
import { parseCacheFilesMessage } from './cacheFilesMessage';
import { handlePushEvents } from './pushEvents';
import type { PushScope } from './pushTypes';
import type { ServiceWorkerScope } from './serviceWorkerTypes';
import { isShare, receiveShare } from './shareTarget';
import { fileStrategy, pageStrategy } from './strategies';

declare const self: ServiceWorkerScope & PushScope;

const assetsOrigin = new URLSearchParams(location.search).get(ASSETS_PARAMETER);

const isKind =
  (kind: RequestKind) =>
  ({ request }: { request: Request }): boolean =>
    classifyRequest(request, location.origin, assetsOrigin) === kind;

registerRoute(isKind('page'), pageStrategy);
registerRoute(isKind('file'), fileStrategy);
registerRoute(isShare, receiveShare, 'POST');

async function activateWorker(): Promise<void> {
  // Earlier versions enabled it. Without a network, Firefox then shows its error page instead of the cached page.
  await self.registration.navigationPreload?.disable();
  await deleteOldCaches();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(activateWorker()));
clientsClaim();

self.addEventListener('message', (event) => {
  const message = parseCacheFilesMessage(event.data);
  if (!message) return;
  const [answerPort] = event.ports;
  event.waitUntil(
    cacheFiles({ requested: message.wanted, known: message.known }, event).then((isComplete) =>
      answerPort?.postMessage(isComplete, []),
    ),
  );
});

handlePushEvents(self);
