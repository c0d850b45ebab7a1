import type { RuntimeConfig } from '@surco/shared/platform';
import type { RemoteManifest, RemoteModule } from '@surco/shared/federation';
import { mount } from '../../../host/src/mount';

// Entry of the single bundle: host and sections from the same sources, to measure the cost of federation.

const manifests = import.meta.glob<{ manifest: RemoteManifest }>('../../../mfe-*/src/manifest.ts', { eager: true });
const moduleLoaders = import.meta.glob<RemoteModule>('../../../mfe-*/src/routes.ts');

const remotes = Object.values(manifests).map(({ manifest }) => ({ ...manifest, version: '0', entry: '/', files: {} }));

async function start(root: HTMLElement): Promise<void> {
  const response = await fetch('/config.json');
  const config = (await response.json()) as RuntimeConfig;
  mount(root, config, remotes, ({ name }) => {
    const load = moduleLoaders[`../../../${name}/src/routes.ts`];
    return load ? load() : Promise.reject(new Error(`${name} is not in the bundle.`));
  });
}

const root = document.getElementById('root');
if (root) void start(root);
