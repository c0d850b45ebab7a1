import { type FileLoader, findPreload, type LoadFile, retryUrl } from '@surco/shared/federation/runtime';
import { isPublishedWithHashes, readFileHash } from './fileHashes';

/** Adds a script to the page; webpack's function takes a script of the page that has the URL it looks for. */
function addVerifiedScript(url: string, integrity: string): void {
  const script = document.createElement('script');
  Object.assign(script, { integrity, crossOrigin: 'anonymous', src: url });
  document.head.append(script);
}

function loadVerified(load: LoadFile, integrity: string, ...[address, ...rest]: Parameters<LoadFile>): unknown {
  const url = retryUrl(address);
  addVerifiedScript(url, integrity);
  return load(url, ...rest);
}

/**
 * Loads a file of a section: with a new URL for each retry, and with its hash if the section was published with hashes,
 * so that the browser runs no changed file. The hash of a preloaded file is in the page; a browser uses a preload only
 * for a request with the same hash.
 */
export const loadSectionFile: FileLoader = (load, address, done, ...rest) => {
  const preloadHash = findPreload(address)?.getAttribute('integrity');
  if (preloadHash) return loadVerified(load, preloadHash, address, done, ...rest);
  if (!isPublishedWithHashes(address)) return load(retryUrl(address), done, ...rest);
  return readFileHash(address).then(
    (hash) => loadVerified(load, hash, address, done, ...rest),
    (error: unknown) => {
      console.error(error);
      done({ type: 'error', target: { src: address } });
    },
  );
};
