import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VersionId } from './releases';

/** Begins the name of a folder whose removal has started. */
export const REMOVED_PREFIX = '.removed-';

/** When a folder was last changed, in ms since 1970; Infinity when there is none. */
export const getModifiedAt = async (path: string): Promise<number> =>
  (await stat(path).catch(() => null))?.mtimeMs ?? Infinity;

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Removes the files of a version; its folder is renamed first, in one step.
 * @param unchangedSince removes only a version that was not written since this time, in ms since 1970; by default in
 * any case
 * @returns false when it is being published again, does not exist, or another process removed it first
 */
export async function removeVersionFiles(
  target: string,
  { name, version }: VersionId,
  unchangedSince = Infinity,
): Promise<boolean> {
  const path = join(target, name, version);
  const removed = join(target, name, `${REMOVED_PREFIX}${randomUUID()}`);
  if (!(await succeeds(rename(path, removed)))) return false;
  // A publisher updates the date of the folder; if it has already copied the version again, its copy stays.
  const isPublishedAgain = unchangedSince !== Infinity && (await getModifiedAt(removed)) >= unchangedSince;
  if (isPublishedAgain && (await succeeds(rename(removed, path)))) return false;
  await rm(removed, { recursive: true, force: true });
  return true;
}
