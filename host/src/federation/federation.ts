import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { offerFileLoader } from '@surco/shared/federation/runtime';
import { createHostPlugin, sharedRetryPlugin } from './federationPlugins';
import { loadSectionFile } from './loadSectionFile';
import { createSharedModules } from './sharedModules';

const containers = new Set<string>();

/** Whether the entry of a section has run and its container was accepted. */
export const hasContainer = (name: string): boolean => containers.has(name);

offerFileLoader(loadSectionFile);
registerGlobalPlugins([sharedRetryPlugin]);

/** The federation instance of the page; sections use its runtime (`provideExternalRuntime`). */
export const federation = createInstance({
  name: 'surco',
  remotes: [],
  shared: createSharedModules(),
  // The other strategy loads the entries of all sections before the first shared module.
  shareStrategy: 'loaded-first',
  plugins: [provideRuntimeCore(), createHostPlugin((name) => containers.add(name))],
});
