import type { SessionUser } from '@surco/shared/contract';
import { loadOfflineEngine, type OfflineEngine, session } from '@surco/shared/platform';
import { type RegisteredRemote, readRegistry } from '@surco/shared/federation';
import { getAssetsUrl } from '../common/assets';
import { fetchJson } from '../common/fetchJson';
import { preparePush } from '../push/preparePush';
import { isHostBuildFiles, listOfflineFiles } from './offlineFiles';
import { protectStorage } from './protectStorage';
import { canPrepareDevice, isOfflineRole, useOfflineReadiness } from './readiness';
import { retryPreparation } from './retryPreparation';
import { trackReadiness } from './trackReadiness';
import { ASSETS_PARAMETER } from './worker/assetsParameter';
import type { CacheFilesMessage } from './worker/cacheFilesMessage';

/** Long enough for all files over a slow network. */
const ANSWER_TIMEOUT_MS = 5 * 60_000;

/** The worker learns the origin of the files from its own address. */
const getWorkerUrl = (): string => {
  const assetsUrl = getAssetsUrl();
  return assetsUrl ? `/sw.js?${new URLSearchParams({ [ASSETS_PARAMETER]: assetsUrl })}` : '/sw.js';
};

/** Addresses of the scripts that this page has loaded, as the registry names them. */
const listLoadedScripts = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => [location.origin, getAssetsUrl()].includes(origin) && pathname.endsWith('.js'))
    .map(({ origin, pathname }) => (origin === location.origin ? pathname : origin + pathname));

/** Adds the files of the sections, which the registry in the HTML does not name. Those of other versions are not added. */
async function withFiles(remotes: readonly RegisteredRemote[]): Promise<RegisteredRemote[]> {
  const current = readRegistry(await fetchJson('/registry.json')).remotes;
  return remotes.map((remote) => {
    const same = current.find(({ name, version }) => name === remote.name && version === remote.version);
    return { ...remote, files: same?.files ?? {} };
  });
}

/**
 * Sends the worker the addresses of the files to cache.
 * @returns whether the page and all of them are cached; false when the worker does not answer in time, e.g. because it
 * is an older one or the browser has ended it
 */
const requestFiles = (worker: ServiceWorker, message: CacheFilesMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (isComplete: boolean): void => {
      clearTimeout(timer);
      port1.close();
      resolve(isComplete);
    };
    const timer = setTimeout(() => finish(false), ANSWER_TIMEOUT_MS);
    port1.addEventListener('message', ({ data }) => finish(data === true));
    port1.start();
    worker.postMessage(message, [port2]);
  });

/**
 * Registers the service worker and sends it the addresses of the files that this user needs offline.
 * @returns whether the page and all of them are cached
 */
async function registerWorker(remotes: readonly RegisteredRemote[], { role }: SessionUser): Promise<boolean> {
  await navigator.serviceWorker.register(getWorkerUrl(), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const [host, sectionsWithFiles] = await Promise.all([fetchJson('/files.json'), withFiles(remotes)]);
  if (!active || !isHostBuildFiles(host)) return false;
  return requestFiles(active, listOfflineFiles(host, sectionsWithFiles, role, listLoadedScripts()));
}

async function startEngine(): Promise<OfflineEngine> {
  const engine = await loadOfflineEngine();
  engine.start();
  return engine;
}

/**
 * Prepares this device for the signed-in user: the push subscription, the offline engine (stored answers and outbox),
 * and the files for work without a network. An error is logged; files that did not all arrive are not. The engine and
 * the files are repeated until they succeed, the push subscription only at the next page load.
 */
export async function prepareDevice(remotes: readonly RegisteredRemote[]): Promise<void> {
  const { user } = session.get();
  if (!user) return;
  preparePush(user);
  let engine: OfflineEngine | undefined;
  await retryPreparation(user.id, async () => {
    engine ??= await startEngine();
    if (!canPrepareDevice) return true;
    if (!(await registerWorker(remotes, user))) return false;
    if (isOfflineRole(remotes, user.role)) {
      trackReadiness(remotes, user, engine);
      useOfflineReadiness.setState({ isVolatile: !(await protectStorage().catch(() => false)) });
    }
    return true;
  });
}
