import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  computeIntegrity,
  formatFileHashes,
  hashFiles,
  INTEGRITY_FILE,
  syncFolder,
  writeDurably,
} from '@surco/shared/federation/releases';
import { compressFolder } from '../build/compressFolder';
import type { RemoteBuild } from './remoteBuild';

const INCOMING_PREFIX = '.incoming-';
/** A copy takes less time than this, in ms; the remains of older copies are removed. */
const ABANDONED_AFTER_MS = 3_600_000;

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  const handle = await open(to, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function removeAbandonedCopies(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(INCOMING_PREFIX)) continue;
    const info = await stat(join(folder, name)).catch(() => null);
    if (info && now - info.mtimeMs > ABANDONED_AFTER_MS) await rm(join(folder, name), { recursive: true, force: true });
  }
}

const readTextOrEmpty = (...path: string[]): Promise<string> => readFile(join(...path), 'utf8').catch(() => '');

/** Whether the version folder holds this build. Updates its date first, so that a concurrent clean-up spares it. */
async function isPublished(buildFolder: string, versionFolder: string): Promise<boolean> {
  const now = new Date();
  await utimes(versionFolder, now, now).catch(() => undefined);
  const published = await readTextOrEmpty(versionFolder, 'manifest.json');
  return published === (await readTextOrEmpty(buildFolder, 'manifest.json'));
}

/** Replaces the integrity file of a published version that lacks it, because an older tool published it, or has another. */
async function writeHashes(versionFolder: string, hashes: string): Promise<void> {
  if ((await readTextOrEmpty(versionFolder, INTEGRITY_FILE)) === hashes) return;
  const incoming = join(versionFolder, `${INCOMING_PREFIX}${randomUUID()}`);
  await writeDurably(incoming, hashes);
  await rename(incoming, join(versionFolder, INTEGRITY_FILE));
  await syncFolder(versionFolder);
}

/**
 * Copies a build to `<target>/<name>/<version>`, with a file of the hashes of its files. It copies into a temporary folder and renames that in one step, so
 * that a version folder is always complete and never changes.
 * @returns the hash of the file of hashes
 * @throws when the version is published with other content
 */
export async function copyBuild(
  { folder, manifest: { name, version, assets } }: RemoteBuild,
  target: string,
): Promise<string> {
  const hashes = formatFileHashes(await hashFiles(folder, ['manifest.json', ...assets]));
  const remoteFolder = join(target, name);
  const versionFolder = join(remoteFolder, version);
  const digest = computeIntegrity(hashes);
  if (await isPublished(folder, versionFolder)) {
    await writeHashes(versionFolder, hashes);
    return digest;
  }
  await mkdir(remoteFolder, { recursive: true });
  await removeAbandonedCopies(remoteFolder, Date.now());
  const incoming = join(remoteFolder, `${INCOMING_PREFIX}${randomUUID()}`);
  await mkdir(incoming);
  try {
    const buildFiles = new Set(await readdir(folder));
    const compressed = assets.map((file) => `${file}.br`).filter((file) => buildFiles.has(file));
    await Promise.all(
      ['manifest.json', ...assets, ...compressed].map((file) => copyDurably(join(folder, file), join(incoming, file))),
    );
    await compressFolder(
      incoming,
      assets.filter((file) => !buildFiles.has(`${file}.br`)),
    );
    await writeDurably(join(incoming, INTEGRITY_FILE), hashes);
    await syncFolder(incoming);
    await rename(incoming, versionFolder).catch(async (error: unknown) => {
      if (!existsSync(versionFolder)) throw error;
      // Another publisher may have published the same build meanwhile.
      const digest = computeIntegrity(hashes);
      if (await isPublished(folder, versionFolder)) {
        await writeHashes(versionFolder, hashes);
        return digest;
      }
      throw new Error(`${name} ${version} is published already with other content.`, { cause: error });
    });
    await syncFolder(remoteFolder);
    return digest;
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
