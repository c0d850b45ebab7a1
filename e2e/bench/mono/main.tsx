import type { RuntimeConfig } from '@surco/shared/platform';
import type { RemoteManifest } from '@surco/shared/federation/manifest';
import type { RemoteModule } from '@surco/shared/federation/routes';
import { mount } from '../../../host/src/mount';

/** The same sources as one plain bundle: what federation costs is measured against this. */
const manifests = import.meta.glob<{ manifest: RemoteManifest }>('../../../mfe-*/src/manifest.ts', { eager: true });
const modules = import.meta.glob<RemoteModule>('../../../mfe-*/src/routes.tsx');

const remotes = Object.values(manifests).map(({ manifest }) => ({ ...manifest, version: '0', entry: '/', files: {} }));

async function start(): Promise<void> {
  const response = await fetch('/config.json');
  const config = (await response.json()) as RuntimeConfig;
  mount(config, remotes, ({ name }) => {
    const load = modules[`../../../${name}/src/routes.tsx`];
    return load ? load() : Promise.reject(new Error(`${name} is not in the bundle.`));
  });
}

void start();
