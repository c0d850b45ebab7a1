import { init, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  /** Remotes are built without the federation runtime's core and take it from here. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** A shared module that failed to arrive is forgotten, so that the next try fetches it again. */
const forgetFailures: ModuleFederationRuntimePlugin = {
  name: 'surco-forget-failures',
  errorLoadShare: ({ shareInfo }) => {
    if (shareInfo) {
      shareInfo.loaded = false;
      shareInfo.loading = null;
    }
  },
};

export const federation = init({ name: 'host', remotes: [], shareStrategy: 'loaded-first', plugins: [forgetFailures] });
