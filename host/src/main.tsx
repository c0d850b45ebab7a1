import { boot, type RuntimeConfig } from '@surco/shared/platform';
import { readRegistry } from '@surco/shared/federation/registry';
import { loadRemoteModule, startFederation } from './federation/remotes';
import { mount } from './mount';

async function fetched<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
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
  startFederation(remotes);
  mount(config, remotes, loadRemoteModule);
}

void start();
