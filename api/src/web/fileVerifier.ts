import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { computeIntegrity, type FileHashes, getDigest, readFileHashes } from '@surco/shared/federation/releases';
import type { RemoteStore, Warn } from '../core/remotes/remoteStore';

const decompressBrotli = promisify(brotliDecompress);

/** The path of a file of a published version, below the folder of the published remotes. */
const publishedFile = /^\/?([a-z][a-z\d-]*)\/(\d[\w.-]*)\/([^/]+?)(?:\.br)?$/;

interface PublishedFile {
  /** Of the version. */
  folder: string;
  file: string;
}

/** Changes whenever the content of the file may have changed; null when there is no such file. */
async function readFileState(path: string): Promise<string | null> {
  const info = await stat(path, { bigint: true }).catch(() => null);
  return info && [info.ino, info.size, info.mtimeNs, info.ctimeNs].join(' ');
}

/** Compares a file, and its compressed copy, with their hash. */
async function hasHash({ folder, file }: PublishedFile, expected: string | undefined): Promise<boolean> {
  const plain = await readFile(join(folder, file));
  const compressed = await readFile(join(folder, `${file}.br`)).catch(() => null);
  const contents = compressed ? [plain, await decompressBrotli(compressed).catch(() => Buffer.alloc(0))] : [plain];
  return contents.every((content) => computeIntegrity(content) === expected);
}

/**
 * Returns a function that says whether a file of a published version may be served: its content is the one that was
 * published. A file is hashed when it is served first and again after it has changed on the disk. Versions that an
 * older tool published, without hashes, are served as they are.
 */
export function createFileVerifier(
  { folder, readReleases, ensureFiles }: Pick<RemoteStore, 'folder' | 'readReleases' | 'ensureFiles'>,
  warn: Warn,
): (path: string) => Promise<boolean> {
  const hashesByVersion = new Map<string, FileHashes>();
  const verified = new Map<string, { state: string; isValid: boolean }>();

  async function readHashes(name: string, version: string): Promise<FileHashes | null> {
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
    const path = join(published.folder, published.file);
    const states = await Promise.all([readFileState(path), readFileState(`${path}.br`)]);
    const state = states.join('|');
    const known = verified.get(path);
    if (known?.state === state) return known.isValid;
    // A missing file is answered with 404 as any other.
    const isValid = states[0] === null || (await hasHash(published, hashes[published.file]));
    verified.set(path, { state, isValid });
    if (!isValid) warn(new Error(path), 'a published file was changed: it is not served');
    return isValid;
  }

  return async (path) => {
    const [, name, version, file] = publishedFile.exec(posix.normalize(path)) ?? [];
    if (!name || !version || !file) return true;
    try {
      await ensureFiles({ name, version });
      const hashes = await readHashes(name, version);
      return !hashes || (await verifyFile({ folder: join(folder, name, version), file }, hashes));
    } catch (error) {
      warn(error, 'a published version cannot be verified: it is not served');
      return false;
    }
  };
}
