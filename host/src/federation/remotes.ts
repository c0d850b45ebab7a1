import { containerName, type RegisteredRemote } from '@surco/shared/federation/manifest';
import type { RemoteModule } from '@surco/shared/federation/routes';
import { federation } from './core';
import { provideShared } from './provided';

/** Makes the registry's remotes known; nothing of them is downloaded yet. */
export function startFederation(remotes: readonly RegisteredRemote[]): void {
  provideShared();
  federation.registerRemotes(remotes.map(toRemote));
}

const toRemote = ({ name, entry }: RegisteredRemote) => ({ name: containerName(name), entry, type: 'global' as const });

const isModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'pages' in value && typeof value.pages === 'object';

/** Loads a remote's `./routes`. After a failure `again` has its entry really fetched once more. */
export async function loadRemoteModule(remote: RegisteredRemote, again: boolean): Promise<RemoteModule> {
  if (again) federation.registerRemotes([toRemote(remote)], { force: true });
  const module: unknown = await federation.loadRemote(`${containerName(remote.name)}/routes`);
  if (!isModule(module)) throw new Error(`${remote.name} gave no pages.`);
  return module;
}
