import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import {
  compressedCopyKinds,
  computeIntegrity,
  type FileHashes,
  getDigest,
  readFileHashes,
  removeCopyExtension,
  type VersionId,
} from '@surco/shared/federation/releases';
import { readVersion } from '../core/sections/readVersion';
import type { SectionStore, Warn } from '../core/sections/sectionStore';

/** The path of a file of a published version, below the folder of the published sections. */
const publishedFilePattern = /^\/?([a-z][a-z\d-]*)\/(\d[\w.-]*)\/([^/]+)$/;

interface PublishedFile extends VersionId {
  file: string;
}

/** Changes whenever the content of the file may have changed; null when there is no such file. */
async function readFileState(path: string): Promise<string | null> {
  const info = await stat(path, { bigint: true }).catch(() => null);
  return info && [info.ino, info.size, info.mtimeNs, info.ctimeNs].join(' ');
}

/** Compares a file, and its compressed copies, with their hash. */
async function hasHash(path: string, expected: string | undefined): Promise<boolean> {
  const copies = compressedCopyKinds.map(async ({ extension, decompress }) => {
    const copy = await readFile(`${path}${extension}`).catch(() => null);
    return copy && decompress(copy).catch(() => new Uint8Array());
  });
  const contents = await Promise.all([readFile(path), ...copies]);
  return contents.every((content) => content === null || computeIntegrity(content) === expected);
}

/**
 * Returns a function that says whether a file of a published version may be served: its content is the one that was
 * published. A file is hashed when it is served first and again after it has changed on the disk. A damaged copy is
 * restored when the store has the published file. Versions that an older tool published, without hashes, are served as
 * they are, and so is any path that is not a file of a published version.
 */
export function createFileVerifier(
  store: Pick<SectionStore, 'folder' | 'readReleases' | 'ensureFiles' | 'restoreFiles'>,
  warn: Warn,
): (path: string) => Promise<boolean> {
  const { folder, readReleases, restoreFiles } = store;
  const hashesByVersion = new Map<string, FileHashes>();
  const verified = new Map<string, { state: string; isValid: boolean }>();

  async function readHashes({ name, version }: VersionId): Promise<FileHashes | null> {
    const key = `${name}/${version}`;
    const cached = hashesByVersion.get(key);
    if (cached) return cached;
    const digest = getDigest(await readReleases(), name, version);
    if (digest === undefined) return null;
    const hashes = await readFileHashes(join(folder, name, version), digest);
    hashesByVersion.set(key, hashes);
    return hashes;
  }

  async function verifyFile(published: PublishedFile, hashes: FileHashes): Promise<boolean> {
    const { name, version, file } = published;
    const path = join(folder, name, version, file);
    const paths = ['', ...compressedCopyKinds.map(({ extension }) => extension)].map((end) => `${path}${end}`);
    const readState = async () => (await Promise.all(paths.map(readFileState))).join('|');
    const state = await readState();
    const known = verified.get(path);
    if (known?.state === state) return known.isValid;
    const isMissing = !existsSync(path);
    const isDamaged = isMissing ? Object.hasOwn(hashes, file) : !(await hasHash(path, hashes[file]));
    if (isDamaged) {
      await restoreFiles(published);
      if ((await readState()) !== state) return verifyFile(published, hashes);
    }
    // A missing file is answered with 404 as any other.
    const isValid = isMissing || !isDamaged;
    verified.set(path, { state, isValid });
    if (!isValid) warn(new Error(path), 'a published file was changed: it is not served');
    return isValid;
  }

  return async (path) => {
    const [, name, version, file] = publishedFilePattern.exec(removeCopyExtension(posix.normalize(path))) ?? [];
    if (!name || !version || !file) return true;
    const published = { name, version, file };
    try {
      const hashes = await readVersion(store, published, () => readHashes(published));
      return !hashes || (await verifyFile(published, hashes));
    } catch (error) {
      warn(error, 'a published version cannot be verified: it is not served');
      return false;
    }
  };
}
