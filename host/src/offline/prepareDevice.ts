import { loadOfflineEngine, session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { fetchJson } from '../common/fetchJson';
import { isHostBuildFiles, listOfflineFiles } from './offlineFiles';

const WORKER_URL = '/sw.js';

/** Paths of the scripts that this page has loaded from its own server. */
const listLoadedScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.endsWith('.js'))
    .map(({ pathname }) => pathname);

/** Registers the service worker and sends it the files that this user needs offline. */
async function registerWorker(remotes: readonly RegisteredRemote[]): Promise<void> {
  const { user } = session.get();
  if (!user || !('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const host = await fetchJson('/files.json');
  if (isHostBuildFiles(host)) active?.postMessage(listOfflineFiles(host, remotes, user.role, listLoadedScripts()), []);
}

/** Prepares this device for work without a network. Errors are only logged: nothing of it is needed online. */
export async function prepareDevice(remotes: readonly RegisteredRemote[]): Promise<void> {
  try {
    (await loadOfflineEngine()).start();
    await registerWorker(remotes);
  } catch (error) {
    console.warn(error);
  }
}
