/**
 * Message of a page to the worker: cache these files and, once all are cached, delete those of older builds. An
 * installed worker may be older than the page, so the type `keep` and the names of the properties cannot change.
 */
export interface CacheFilesMessage {
  type: 'keep';
  /** Addresses of the files to cache: paths, or URLs of another origin that serves the files. */
  // oxlint-disable-next-line surco/plain-language -- wire name: an installed worker may be older than the page
  wanted: readonly string[];
  /** Addresses of all files of the deployed builds. */
  known: readonly string[];
}

export const isStringArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function parseCacheFilesMessage(data: unknown): CacheFilesMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'keep') return null;
  if (!('wanted' in data) || !('known' in data)) return null;
  return isStringArray(data.wanted) && isStringArray(data.known)
    ? { type: 'keep', wanted: data.wanted, known: data.known }
    : null;
}
