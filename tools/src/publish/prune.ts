import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  getModifiedAt,
  getUnusedSince,
  readHistory,
  remoteNameSchema,
  REMOVED_PREFIX,
  removeVersionFiles,
  type VersionId,
  versionSchema,
} from '@surco/shared/federation/releases';

const DAY_MS = 24 * 3600 * 1000;
/** The removal of a version takes less time than this, in ms. */
const ABANDONED_AFTER_MS = 3_600_000;

async function listFolderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Versions that no open tab can still use: neither in use nor written since `lastUsedBefore`, in ms since 1970. */
async function listUnusedVersions(target: string, lastUsedBefore: number): Promise<VersionId[]> {
  const documents = await readHistory(target);
  const remotes = (await listFolderNames(target)).filter((name) => remoteNameSchema.safeParse(name).success);
  const unused = await Promise.all(
    remotes.map(async (name) => {
      const versions = (await listFolderNames(join(target, name))).filter(
        (version) => versionSchema.safeParse(version).success,
      );
      const checked = versions.map(async (version) => {
        const neededAt = Math.max(
          getUnusedSince({ name, version }, documents),
          await getModifiedAt(join(target, name, version)),
        );
        return neededAt < lastUsedBefore ? [{ name, version }] : [];
      });
      return (await Promise.all(checked)).flat();
    }),
  );
  return unused.flat();
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
export async function prune(target: string, days: number, now = Date.now()): Promise<VersionId[]> {
  const lastUsedBefore = now - days * DAY_MS;
  await removeAbandonedFolders(target, now);
  const removed: VersionId[] = [];
  for (const version of await listUnusedVersions(target, lastUsedBefore)) {
    if (await removeVersionFiles(target, version, lastUsedBefore)) removed.push(version);
  }
  return removed;
}

/** The versions that {@link prune} would remove. */
export const findPrunable = (target: string, days: number, now = Date.now()): Promise<VersionId[]> =>
  listUnusedVersions(target, now - days * DAY_MS);
