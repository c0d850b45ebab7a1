import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCompressedCopies, isCompressible } from './compressedCopies';
import { computeFileHashes, computeIntegrity, formatFileHashes, INTEGRITY_FILE } from './integrity';
import type { VersionId } from './releases';

/** The files of a version by name, without folders. */
export type VersionFiles = ReadonlyMap<string, Uint8Array>;

/** A version is published already, with other content. */
export class VersionConflictError extends Error {
  override readonly name = 'VersionConflictError';
}

const INCOMING_PREFIX = '.incoming-';

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

/** Replaces one copy in one step, so that nobody reads half of it. */
export async function replaceVersionFile(versionFolder: string, file: string, content: Uint8Array): Promise<void> {
  const incoming = join(versionFolder, `${INCOMING_PREFIX}${randomUUID()}`);
  await writeFile(incoming, content);
  await rename(incoming, join(versionFolder, file));
}

/**
 * Writes the copies of a version to `<target>/<name>/<version>`. It writes into a temporary folder and renames that in
 * one step, so that a version folder is always complete.
 */
export async function writeVersion(target: string, { name, version }: VersionId, files: VersionFiles): Promise<void> {
  const versionFolder = join(target, name, version);
  const incoming = join(target, name, `${INCOMING_PREFIX}${randomUUID()}`);
  await mkdir(incoming, { recursive: true });
  try {
    await Promise.all([...files].map(([file, content]) => writeFile(join(incoming, file), content)));
    await rename(incoming, versionFolder).catch((error: unknown) => {
      // Another process of this machine has copied it meanwhile.
      if (!existsSync(versionFolder)) throw error;
    });
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
