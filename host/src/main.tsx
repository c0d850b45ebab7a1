import { boot, type RuntimeConfig } from '@surco/shared/platform';
import { readRegistry } from '@surco/shared/federation/registry';
import { followBuilds, withOwnMachine } from './dev/start';
import type { LoadRemote } from './federation/remoteState';
import { tryOwnFilesAnew } from './federation/ownFiles';
import { renewWhenOld } from './federation/renewal';
import { mount } from './mount';
import { startOffline } from './offline/start';

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** Federation arrives with the first remote: the login page needs neither. */
const loadRemote: LoadRemote = async (remote) => {
  const { loadRemoteModule } = await import(/* webpackChunkName: "federation" */ './federation/remotes');
  return loadRemoteModule(remote);
};

/** The HTML usually holds configuration and registry already; a plain file server's HTML does not. */
async function start(): Promise<void> {
  const handed = boot();
  const [config, registry] = await Promise.all([
    handed.config ?? fetched<RuntimeConfig>('/config.json'),
    handed.registry ?? fetched<unknown>('/registry.json'),
  ]);
  const { remotes, ignored } = readRegistry(registry);
  for (const reason of ignored) console.warn(reason);
  renewWhenOld(remotes, () => location.reload());
  mount(config, await withOwnMachine(config, remotes), loadRemote);
  startOffline(remotes);
  followBuilds(config);
}

tryOwnFilesAnew();
void start();
