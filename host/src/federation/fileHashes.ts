import { abortAfter } from '../common/abortAfter';
import type { RegisteredRemote } from '@surco/shared/federation';

/** File of a published version with the hashes of its files, by name. */
const HASHES_FILE = 'integrity.json';

/** Time-out in ms of a document that the loading of a section waits for. */
export const DOCUMENT_TIMEOUT_MS = 5000;

interface PublishedFolder {
  /** Hash of its `integrity.json`. */
  integrity: string;
  /** Pending or done; absent until the hashes are needed, and after a failure. */
  reading?: Promise<void>;
  /** After a failure the caches are not asked again. */
  cache?: RequestCache;
}

/** By URL. */
const folders = new Map<string, PublishedFolder>();
const hashes = new Map<string, string>();

const toUrl = (address: string): string => new URL(address, location.href).href.replace(/[?#].*$/, '');
const toFolder = (address: string): string => new URL('.', toUrl(address)).href;

/** Remembers the hashes that the registry names for a section. */
export function rememberHashes({ entry, integrity, filesIntegrity }: RegisteredRemote): void {
  if (integrity) hashes.set(toUrl(entry), integrity);
  const folder = toFolder(entry);
  if (filesIntegrity && !folders.has(folder)) folders.set(folder, { integrity: filesIntegrity });
}

/** The browser refuses a document with another hash than the one in the registry. */
async function fetchHashes(folder: string, { integrity, cache = 'default' }: PublishedFolder): Promise<void> {
  const signal = abortAfter(DOCUMENT_TIMEOUT_MS);
  const response = await fetch(folder + HASHES_FILE, { integrity, signal, cache });
  for (const [file, hash] of Object.entries((await response.json()) as Record<string, string>))
    hashes.set(folder + file, hash);
}

/** The known hash of a file; undefined before {@link readFileHash} has read it. */
export const getFileHash = (address: string): string | undefined => hashes.get(toUrl(address));

/** Whether the file belongs to a section that was published with hashes. */
export const isPublishedWithHashes = (address: string): boolean => folders.has(toFolder(address));

/**
 * Reads the hash of a file of a published section.
 * @throws when it cannot be read, or the file is none of the published ones
 */
export async function readFileHash(address: string): Promise<string> {
  const folder = toFolder(address);
  const published = folders.get(folder);
  if (published) {
    published.reading ??= fetchHashes(folder, published);
    await published.reading.catch((error: unknown) => {
      delete published.reading;
      published.cache = 'reload';
      throw error;
    });
  }
  const hash = getFileHash(address);
  if (hash === undefined) throw new Error(`${address} is not one of the published files.`);
  return hash;
}
