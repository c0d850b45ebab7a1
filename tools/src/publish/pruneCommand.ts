import { createRegistryClient, isServerUrl, removeOnServer } from '@surco/section/registry';
import { applyRemoval, removeVersionFiles, updateReleases, type VersionId } from '@surco/shared/federation/releases';
import { formatPrunedVersions } from './messages';
import { readPruneOptions } from './pruneOptions';
import { findPrunable, prune } from './prune';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Removes one version now: its trial ends, and no rollback leads to it.
 * @throws when everyone gets the version, or there is none
 */
export async function removeVersion(target: string, id: VersionId, by: string): Promise<void> {
  const change = ({ remotes }: Parameters<Parameters<typeof updateReleases>[1]>[0]) => {
    const remaining = applyRemoval(remotes[id.name] ?? { live: null, before: [] }, id.version);
    if (!remaining) throw new Error(`Everyone gets ${id.name} ${id.version}: roll back first.`);
    return remotes[id.name] ? { ...remotes, [id.name]: remaining } : remotes;
  };
  await updateReleases(target, change, { by, action: 'remove', removed: id });
  if (!(await removeVersionFiles(target, id))) throw new Error(`${target} has no ${id.name} ${id.version}.`);
}

/** Removes the versions of a server that were unused for some days; with `dryRun`, only lists them. @returns them */
async function pruneServer(serverUrl: string, days: number, dryRun: boolean): Promise<VersionId[]> {
  const client = createRegistryClient(serverUrl);
  const lastUsedBefore = Date.now() - days * DAY_MS;
  const removed: VersionId[] = [];
  for (const { name } of await client.listSections()) {
    for (const { version, unusedSince } of await client.listVersions(name)) {
      if (unusedSince === null || Date.parse(unusedSince) >= lastUsedBefore) continue;
      if (!dryRun) await client.remove(name, version);
      removed.push({ name, version });
    }
  }
  return removed;
}

export async function pruneRemotes(args: readonly string[]): Promise<void> {
  const { target, days, dryRun, only, by } = readPruneOptions(args);
  if (only) {
    if (isServerUrl(target)) return removeOnServer(target, only);
    await removeVersion(target, only, by);
    console.log(`${target}: removed ${only.name} ${only.version}.`);
    return;
  }
  const unused = isServerUrl(target)
    ? await pruneServer(target, days, dryRun)
    : await (dryRun ? findPrunable : prune)(target, days);
  console.log(formatPrunedVersions(unused, { target, days, dryRun }).join('\n'));
}
