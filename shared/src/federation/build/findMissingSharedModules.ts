import type { HostFiles, RemoteFiles } from './buildFiles';
import { SHARED_MODULES } from './sharedModules';

/** Not looked for: the first load of the host has them. */
const individualModules = new Set<string>(SHARED_MODULES.map(({ name }) => name).filter((name) => !name.endsWith('/')));

/**
 * Shared modules that the pages and later chunks of a remote need and the host does not offer; such a page would stay
 * empty.
 */
export function findMissingSharedModules(
  host: Pick<HostFiles, 'shared'>,
  remote: Pick<RemoteFiles, 'pages'>,
): string[] {
  const needed = new Set(Object.values(remote.pages).flatMap(({ shared }) => shared));
  return [...needed].filter((name) => !individualModules.has(name) && !(name in host.shared)).toSorted();
}
