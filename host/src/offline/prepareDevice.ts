import { loadOfflineEngine, session } from '@surco/shared/platform';
import { type RegisteredRemote, readRegistry } from '@surco/shared/federation';
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

/** Adds the files of the sections, which the registry in the HTML does not name. Those of other versions are not added. */
async function withFiles(remotes: readonly RegisteredRemote[]): Promise<RegisteredRemote[]> {
  const current = readRegistry(await fetchJson('/registry.json')).remotes;
  return remotes.map((remote) => {
    const same = current.find(({ name, version }) => name === remote.name && version === remote.version);
    return { ...remote, files: same?.files ?? {} };
  });
}

/** Registers the service worker and sends it the files that this user needs offline. */
async function registerWorker(remotes: readonly RegisteredRemote[]): Promise<void> {
  const { user } = session.get();
  if (!user || !('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return;
  await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const [host, remotesWithFiles] = await Promise.all([fetchJson('/files.json'), withFiles(remotes)]);
  if (!isHostBuildFiles(host)) return;
  active?.postMessage(listOfflineFiles(host, remotesWithFiles, user.role, listLoadedScripts()), []);
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
