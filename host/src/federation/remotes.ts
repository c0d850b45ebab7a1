import { containerName, type RegisteredRemote } from '@surco/shared/federation/manifest';
import type { Container } from '@surco/shared/federation/protocol';
import type { RemoteModule } from '@surco/shared/federation/routes';
import { loadContainer } from './container';
import { provided } from './provided';

const isModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'pages' in value && typeof value.pages === 'object';

const containers = new Map<string, Container>();

/** The container of a remote, kept once it is here: two of one remote would be two sections. */
async function containerOf({ name, entry }: RegisteredRemote): Promise<Container> {
  const loaded = containers.get(name) ?? (await loadContainer(containerName(name), entry, provided()));
  const first = containers.get(name) ?? loaded;
  containers.set(name, first);
  return first;
}

/** Loads a remote's `./routes`; whatever failed before is fetched again. */
export async function loadRemoteModule(remote: RegisteredRemote): Promise<RemoteModule> {
  const container = await containerOf(remote);
  const module: unknown = (await container.get('./routes'))();
  if (!isModule(module)) throw new Error(`${remote.name} gave no pages.`);
  return module;
}
