import { boot, type RuntimeConfig } from '@surco/shared/platform';
import { readRegistry } from '@surco/shared/federation/registry';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { LoadRemote } from './federation/remoteState';
import { mount } from './mount';
import { startOffline } from './offline/start';

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** Federation arrives with the first remote: the login page needs neither. */
function remoteLoader(remotes: readonly RegisteredRemote[]): LoadRemote {
  let loading: Promise<LoadRemote> | undefined;
  const federation = (): Promise<LoadRemote> => {
    loading ??= import(/* webpackChunkName: "federation" */ './federation/remotes').then(
      ({ loadRemoteModule, startFederation }) => {
        startFederation(remotes);
        return loadRemoteModule;
      },
    );
    return loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  };
  return async (remote, again) => (await federation())(remote, again);
}

/** The HTML usually holds configuration and registry already; a plain file server's HTML does not. */
async function start(): Promise<void> {
  const handed = boot();
  const [config, registry] = await Promise.all([
    handed.config ?? fetched<RuntimeConfig>('/config.json'),
    handed.registry ?? fetched<unknown>('/registry.json'),
  ]);
  const { remotes, ignored } = readRegistry(registry);
  for (const reason of ignored) console.warn(reason);
  mount(config, remotes, remoteLoader(remotes));
  startOffline(remotes);
}

void start();
