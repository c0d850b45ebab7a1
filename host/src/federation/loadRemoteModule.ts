import { type RegisteredRemote, type RemoteModule, toContainerName } from '@surco/shared/federation';
import type { Container } from '@surco/shared/federation/runtime';
import { loadContainer } from './loadContainer';
import { createShareScope } from './shareScope';

const isRemoteModule = (value: unknown): value is RemoteModule =>
  typeof value === 'object' && value !== null && 'pages' in value && typeof value.pages === 'object';

const containers = new Map<string, Container>();

/** The container of a remote. It is loaded once: two containers of one remote would have separate state. */
async function getContainer(remote: RegisteredRemote): Promise<Container> {
  const { name } = remote;
  const loaded = containers.get(name) ?? (await loadContainer(toContainerName(name), remote, createShareScope()));
  const first = containers.get(name) ?? loaded;
  containers.set(name, first);
  return first;
}

/** Loads a remote's `./routes`; after a failure, a new call fetches again. */
export async function loadRemoteModule(remote: RegisteredRemote): Promise<RemoteModule> {
  const container = await getContainer(remote);
  const module: unknown = (await container.get('./routes'))();
  if (!isRemoteModule(module)) throw new Error(`${remote.name} gave no pages.`);
  return module;
}
