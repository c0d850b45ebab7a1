import type { SessionUser } from '@surco/shared/contract';
import { loadOfflineEngine, session } from '@surco/shared/platform';
import { type RegisteredRemote, readRegistry } from '@surco/shared/federation';
import { fetchJson } from '../common/fetchJson';
import { isHostBuildFiles, listOfflineFiles } from './offlineFiles';
import { protectStorage } from './protectStorage';
import { preparePush } from './pushDevice';
import { isOfflineRole, useOfflineReadiness } from './readiness';
import { trackReadiness } from './trackReadiness';
import type { CacheFilesMessage } from './worker/messages';

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

/** Sends the files to the worker. @returns whether they are all cached; an older worker does not answer */
const requestFiles = (worker: ServiceWorker, message: CacheFilesMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });

/**
 * Registers the service worker and sends it the files that this user needs offline.
 * @returns whether they are all cached
 */
async function registerWorker(remotes: readonly RegisteredRemote[], { role }: SessionUser): Promise<boolean> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return false;
  await navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const [host, remotesWithFiles] = await Promise.all([fetchJson('/files.json'), withFiles(remotes)]);
  if (!active || !isHostBuildFiles(host)) return false;
  return requestFiles(active, listOfflineFiles(host, remotesWithFiles, role, listLoadedScripts()));
}

/** Prepares this device for work without a network. Errors are only logged: nothing of it is needed online. */
export async function prepareDevice(
  remotes: readonly RegisteredRemote[],
  navigate: (path: string) => void,
): Promise<void> {
  const { user } = session.get();
  if (!user) return;
  if (user.role !== 'Farmer') preparePush(navigate);
  try {
    const engine = await loadOfflineEngine();
    engine.start();
    const isComplete = await registerWorker(remotes, user);
    if (!isComplete || !isOfflineRole(remotes, user.role)) return;
    trackReadiness(remotes, user, engine);
    useOfflineReadiness.setState({ isVolatile: !(await protectStorage()) });
  } catch (error) {
    console.warn(error);
  }
}
