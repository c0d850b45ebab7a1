import type { HostFiles, RemoteFiles } from '@surco/shared/federation/filesPlugin';
import { SHARED_MODULES } from '@surco/shared/federation/sharedModules';

const single = new Set<string>(SHARED_MODULES.map(({ name }) => name).filter((name) => !name.endsWith('/')));

/** Shared modules that a remote's pages ask for and the host does not offer: with any of them the page would stay empty. */
export function missingShares(host: Pick<HostFiles, 'shared'>, remote: Pick<RemoteFiles, 'pages'>): string[] {
  const wanted = new Set(Object.values(remote.pages).flatMap(({ shared }) => shared));
  return [...wanted].filter((name) => !single.has(name) && !(name in host.shared)).toSorted();
}
