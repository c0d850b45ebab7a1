import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createCompressedCopies, isCompressedCopy, isCompressible } from './compressedCopies';
import { syncFolder, writeDurably } from './durableFiles';
import { computeFileHashes, computeIntegrity, formatFileHashes, INTEGRITY_FILE } from './integrity';
import type { VersionId } from './releases';

/** The files of a version by name, without folders. */
export type VersionFiles = ReadonlyMap<string, Uint8Array>;

/** A version is published already, with other content. */
export class VersionConflictError extends Error {
  override readonly name = 'VersionConflictError';
}

const INCOMING_PREFIX = '.incoming-';
/** A copy takes less time than this, in ms; the remains of older copies are removed. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Completes the files of a build, manifest included: with the file of their hashes, and with the compressed copies of each
 * text file but `manifest.json` that it lacks.
 * @param compressed the compressed copies that exist already, by name, e.g. `main.js.br`
 * @returns all files, and the hash of the file of hashes
 */
export async function completeVersionFiles(
  files: VersionFiles,
  compressed: VersionFiles = new Map(),
): Promise<{ files: VersionFiles; digest: string }> {
  const hashes = formatFileHashes(computeFileHashes(files));
  const copies = new Map(compressed);
  // One after the other, so that a server has threads left for its requests.
  for (const [name, content] of files) {
    if (name === 'manifest.json' || !isCompressible(name)) continue;
    for (const [copy, compressed] of await createCompressedCopies(name, content, copies)) copies.set(copy, compressed);
  }
  const all = new Map([...files, ...copies, [INTEGRITY_FILE, Buffer.from(hashes)] as const]);
  return { files: all, digest: computeIntegrity(hashes) };
}

async function removeAbandonedCopies(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(INCOMING_PREFIX)) continue;
    const info = await stat(join(folder, name)).catch(() => null);
    if (info && now - info.mtimeMs > ABANDONED_AFTER_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}

const isPartOfBuild = (file: string): boolean => file !== INTEGRITY_FILE && !isCompressedCopy(file);

/** Whether the version folder holds this build. Updates its date first, so that a concurrent clean-up spares it. */
async function isPublished(versionFolder: string, files: VersionFiles): Promise<boolean> {
  const now = new Date();
  await utimes(versionFolder, now, now).catch(() => undefined);
  for (const [file, content] of files) {
    if (!isPartOfBuild(file)) continue;
    const published = await readFile(join(versionFolder, file)).catch(() => null);
    if (!published?.equals(content)) return false;
  }
  return true;
}

/** Replaces one file of a version in one step, so that nobody reads half of it. */
export async function replaceVersionFile(versionFolder: string, file: string, content: Uint8Array): Promise<void> {
  const incoming = join(versionFolder, `${INCOMING_PREFIX}${randomUUID()}`);
  await writeDurably(incoming, content);
  await rename(incoming, join(versionFolder, file));
  await syncFolder(versionFolder);
}

/** Replaces the integrity file of a published version that lacks it, because an older tool published it, or has another. */
async function writeHashes(versionFolder: string, hashes: Uint8Array): Promise<void> {
  const published = await readFile(join(versionFolder, INTEGRITY_FILE)).catch(() => null);
  if (!published?.equals(hashes)) await replaceVersionFile(versionFolder, INTEGRITY_FILE, hashes);
}

/**
 * Writes a version to `<target>/<name>/<version>`. It writes into a temporary folder and renames that in one step, so
 * that a version folder is always complete. When the same build is published again, only its integrity file may be
 * replaced.
 * @param files as {@link completeVersionFiles} returns them
 * @throws VersionConflictError when the version is published with other content
 */
export async function writeVersion(target: string, { name, version }: VersionId, files: VersionFiles): Promise<void> {
  const remoteFolder = join(target, name);
  const versionFolder = join(remoteFolder, version);
  const hashes = files.get(INTEGRITY_FILE) ?? new Uint8Array();
  if (await isPublished(versionFolder, files)) return writeHashes(versionFolder, hashes);
  await mkdir(remoteFolder, { recursive: true });
  await removeAbandonedCopies(remoteFolder, Date.now());
  const incoming = join(remoteFolder, `${INCOMING_PREFIX}${randomUUID()}`);
  await mkdir(incoming);
  try {
    await Promise.all([...files].map(([file, content]) => writeDurably(join(incoming, file), content)));
    await syncFolder(incoming);
    await rename(incoming, versionFolder).catch(async (error: unknown) => {
      if (!existsSync(versionFolder)) throw error;
      // Another publisher may have published the same build meanwhile.
      if (await isPublished(versionFolder, files)) return writeHashes(versionFolder, hashes);
      throw new VersionConflictError(`${name} ${version} is published already with other content.`, { cause: error });
    });
    await syncFolder(remoteFolder);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
