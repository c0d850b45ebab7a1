import { offline, session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { isHostFiles, wantedFiles } from './wanted';

const WORKER = '/sw.js';

/** Paths of what this page has loaded from our own server. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.endsWith('.js'))
    .map(({ pathname }) => pathname);

/** Registers the worker and tells it what this person needs where there is no network. */
async function startWorker(remotes: readonly RegisteredRemote[]): Promise<void> {
  const { user } = session.get();
  if (!user || !('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const response = await fetch('/files.json', { cache: 'no-cache' });
  const host: unknown = await response.json();
  if (isHostFiles(host)) active?.postMessage(wantedFiles(host, remotes, user.role, loaded()), []);
}

/** Makes this device ready for places without a network. Nothing of it is needed while there is one. */
export async function startDevice(remotes: readonly RegisteredRemote[]): Promise<void> {
  try {
    (await offline()).start();
    await startWorker(remotes);
  } catch (error) {
    console.warn(error);
  }
}
