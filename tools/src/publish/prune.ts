import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  listVersions,
  readHistory,
  type Releases,
  remoteNameSchema,
  versionSchema,
} from '@surco/shared/federation/releases';

/** A version that no user gets and no rollback leads to. */
export interface UnusedVersion {
  name: string;
  version: string;
}

const DAY_MS = 24 * 3600 * 1000;
const REMOVED_PREFIX = '.removed-';
/** The removal of a version takes less time than this, in ms. */
const ABANDONED_AFTER_MS = 3_600_000;

const isServed = ({ name, version }: UnusedVersion, { remotes }: Releases): boolean => {
  const release = remotes[name];
  return release?.live === version || release?.canary?.version === version;
};

/**
 * When a version was last in use, in ms since 1970; Infinity when it is in use or a rollback may lead to it.
 * @param documents all release documents, the newest first
 */
function getLastNeeded(version: UnusedVersion, documents: readonly Releases[]): number {
  const release = documents[0]?.remotes[version.name];
  if (release && listVersions(release).includes(version.version)) return Infinity;
  const lastIndex = documents.findIndex((document) => isServed(version, document));
  // A version that no document lists may have been live before the oldest stored document.
  const next = documents[lastIndex === -1 ? documents.length - 1 : lastIndex - 1];
  return next ? Date.parse(next.at) || 0 : 0;
}

async function listFolderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const readModifiedTime = async (path: string): Promise<number> =>
  (await stat(path).catch(() => null))?.mtimeMs ?? Infinity;

/** Versions that no open tab can still use: neither in use nor written since `before`, in ms since 1970. */
async function listUnusedVersions(target: string, before: number): Promise<UnusedVersion[]> {
  const documents = await readHistory(target);
  const remotes = (await listFolderNames(target)).filter((name) => remoteNameSchema.safeParse(name).success);
  const unused = await Promise.all(
    remotes.map(async (name) => {
      const versions = (await listFolderNames(join(target, name))).filter(
        (version) => versionSchema.safeParse(version).success,
      );
      const checked = versions.map(async (version) => {
        const neededAt = Math.max(
          getLastNeeded({ name, version }, documents),
          await readModifiedTime(join(target, name, version)),
        );
        return neededAt < before ? [{ name, version }] : [];
      });
      return (await Promise.all(checked)).flat();
    }),
  );
  return unused.flat();
}

/**
 * Removes a version by renaming its folder in one step.
 * @returns false when it is being published again, or another process removed it first
 */
async function removeVersion(target: string, { name, version }: UnusedVersion, before: number): Promise<boolean> {
  const path = join(target, name, version);
  const removed = join(target, name, `${REMOVED_PREFIX}${randomUUID()}`);
  const isOurs = await rename(path, removed).then(
    () => true,
    () => false,
  );
  if (!isOurs) return false;
  if ((await readModifiedTime(removed)) >= before) {
    // A publisher updates the date of the folder; if it has already copied the version again, its copy stays.
    const isRestored = await rename(removed, path).then(
      () => true,
      () => false,
    );
    if (isRestored) return false;
  }
  await rm(removed, { recursive: true, force: true });
  return true;
}

/** Deletes the folders that an interrupted clean-up had renamed, but not those of a clean-up that may still run. */
async function removeAbandonedFolders(target: string, now: number): Promise<void> {
  for (const name of await listFolderNames(target)) {
    for (const entry of (await listFolderNames(join(target, name))).filter((folder) =>
      folder.startsWith(REMOVED_PREFIX),
    )) {
      const path = join(target, name, entry);
      const info = await stat(path).catch(() => null);
      if (info && now - info.ctimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
    }
  }
}

/**
 * Removes versions that have not been in use for some time.
 * @param target folder of the published versions
 * @param days minimum time since the last use
 * @param now ms since 1970
 * @returns the removed versions
 */
export async function prune(target: string, days: number, now = Date.now()): Promise<UnusedVersion[]> {
  const before = now - days * DAY_MS;
  await removeAbandonedFolders(target, now);
  const removed: UnusedVersion[] = [];
  for (const version of await listUnusedVersions(target, before)) {
    if (await removeVersion(target, version, before)) removed.push(version);
  }
  return removed;
}

/** The versions that {@link prune} would remove. */
export const findPrunable = (target: string, days: number, now = Date.now()): Promise<UnusedVersion[]> =>
  listUnusedVersions(target, now - days * DAY_MS);
