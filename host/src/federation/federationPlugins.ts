import { abortAfter } from '../common/abortAfter';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { DOCUMENT_TIMEOUT_MS, getFileHash, isPublishedWithHashes, readFileHash } from './fileHashes';

/** Attributes of a request of a file with a hash, which the browser checks, or of a file on another origin. */
const getRequestAttributes = (address: string) => {
  const integrity = getFileHash(address);
  const isOtherOrigin = new URL(address, location.href).origin !== location.origin;
  return { ...(integrity && { integrity }), ...((integrity || isOtherOrigin) && { crossOrigin: 'anonymous' }) };
};

/**
 * Hooks of the host: hashes of entry files, preloads and `mf-manifest.json`, the time-out of `mf-manifest.json`, and a
 * share scope for each section.
 * @param onContainer is called with the name of each container that has accepted the shared modules
 */
export const createHostPlugin = (onContainer: (name: string) => void): ModuleFederationRuntimePlugin => ({
  name: 'surco-host',
  createScript: ({ url }) => Object.assign(document.createElement('script'), getRequestAttributes(url), { src: url }),
  createLink: ({ url, attrs }) =>
    Object.assign(document.createElement('link'), attrs, getRequestAttributes(url), { href: url }),
  fetch: async (address, init) => {
    // `createScript` cannot wait, so the hashes of the section, also that of its entry file, are read before
    // `mf-manifest.json`.
    if (isPublishedWithHashes(address)) await readFileHash(address);
    const signal = abortAfter(DOCUMENT_TIMEOUT_MS);
    const integrity = getFileHash(address);
    return fetch(address, { ...init, signal, cache: 'no-cache', ...(integrity && { integrity }) });
  },
  // A section may add modules to its copy; they do not reach other sections.
  beforeInitContainer: async (args) => ({
    ...args,
    shareScope: Object.fromEntries(Object.entries(args.shareScope).map(([name, versions]) => [name, { ...versions }])),
  }),
  initContainer: async (args) => {
    onContainer(args.remoteInfo.name);
    return args;
  },
});

/** Hooks of all instances, also those of the sections: a shared module that failed is fetched again at the next attempt. */
export const sharedRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'surco-shared-retry',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const shared of Object.values(shareScopeMap.default?.[pkgName] ?? {})) {
      if (!shared.loaded) shared.loading = null;
    }
  },
};
