import { file, forgetOldCaches, keepFiles, page } from './answers';
import { kindOf } from './kinds';
import { readKeep } from './messages';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await forgetOldCaches();
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(page(event));
  if (kind === 'file') event.respondWith(file(event));
});

self.addEventListener('message', (event) => {
  const keep = readKeep(event.data);
  if (keep) event.waitUntil(keepFiles(keep.wanted, keep.known, self.location.origin));
});
