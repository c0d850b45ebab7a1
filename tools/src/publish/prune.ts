import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderVersion, remoteName, type Releases, versionsOf } from '@surco/shared/federation/releases';
import { history } from '@surco/shared/federation/releaseStore';

/** A version that nobody gets and no rollback leads to. */
export interface Unused {
  name: string;
  version: string;
}

const DAY = 24 * 3600 * 1000;
const GONE = '.gone-';
/** Nobody takes longer than this to take a version away, in ms. */
const ABANDONED = 3_600_000;

const isServed = ({ name, version }: Unused, { remotes }: Releases): boolean => {
  const release = remotes[name];
  return release?.live === version || release?.canary?.version === version;
};

/**
 * When a version was last given to anybody, in ms; Infinity when it still is, or when a rollback may lead to it.
 * @param documents the newest first
 */
function lastNeeded(version: Unused, documents: readonly Releases[]): number {
  const release = documents[0]?.remotes[version.name];
  if (release && versionsOf(release).includes(version.version)) return Infinity;
  const last = documents.findIndex((document) => isServed(version, document));
  // One that no document knows may have been live before the oldest that is kept.
  const next = documents[last === -1 ? documents.length - 1 : last - 1];
  return next ? Date.parse(next.at) || 0 : 0;
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const writtenAt = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.mtimeMs ?? Infinity;

/** Versions that no open tab can know any more: not given to anybody since `before`, nor written since. */
async function unusedVersions(target: string, before: number): Promise<Unused[]> {
  const documents = await history(target);
  const remotes = (await namesIn(target)).filter((name) => remoteName.safeParse(name).success);
  const found = await Promise.all(
    remotes.map(async (name) => {
      const versions = (await namesIn(join(target, name))).filter(
        (version) => folderVersion.safeParse(version).success,
      );
      const judged = versions.map(async (version) => {
        const needed = Math.max(lastNeeded({ name, version }, documents), await writtenAt(join(target, name, version)));
        return needed < before ? [{ name, version }] : [];
      });
      return (await Promise.all(judged)).flat();
    }),
  );
  return found.flat();
}

/**
 * Takes a version away in one step.
 * @returns false when somebody is publishing it again at this moment, or took it away before us
 */
async function remove(target: string, { name, version }: Unused, before: number): Promise<boolean> {
  const path = join(target, name, version);
  const gone = join(target, name, `${GONE}${randomUUID()}`);
  const isOurs = await rename(path, gone).then(
    () => true,
    () => false,
  );
  if (!isOurs) return false;
  if ((await writtenAt(gone)) >= before) {
    // A publisher marks what it finds there; should it have copied anew already, its copy stays.
    const isBack = await rename(gone, path).then(
      () => true,
      () => false,
    );
    if (isBack) return false;
  }
  await rm(gone, { recursive: true, force: true });
  return true;
}

/** Removes what a clean-up that was interrupted had taken away already; not what another takes away just now. */
async function finishOthers(target: string, now: number): Promise<void> {
  for (const name of await namesIn(target)) {
    for (const entry of (await namesIn(join(target, name))).filter((one) => one.startsWith(GONE))) {
      const path = join(target, name, entry);
      const left = await stat(path).catch(() => null);
      if (left && now - left.ctimeMs > ABANDONED) await rm(path, { recursive: true, force: true });
    }
  }
}

/** Removes unused versions. @returns those that went */
export async function prune(target: string, days: number, now = Date.now()): Promise<Unused[]> {
  const before = now - days * DAY;
  await finishOthers(target, now);
  const removed: Unused[] = [];
  for (const version of await unusedVersions(target, before)) {
    if (await remove(target, version, before)) removed.push(version);
  }
  return removed;
}

/** What `prune` would remove. */
export const wouldPrune = (target: string, days: number, now = Date.now()): Promise<Unused[]> =>
  unusedVersions(target, now - days * DAY);
