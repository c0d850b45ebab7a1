import {
  describeBundledBuild,
  isServerUrl,
  printLines,
  printSection,
  printServerStatus,
  readStatusTarget,
} from '@surco/section/publish';
import { readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { ROOT } from '../packages';
import { hasRemote, readBundledManifests } from './bundledRemotes';
import { resolveTarget } from './resolveTarget';

/** Prints which version each audience gets: published sections, then those that come with the server. */
export async function printStatus(args: readonly string[]): Promise<void> {
  const target = readStatusTarget(args, resolveTarget);
  if (isServerUrl(target)) return printServerStatus(target);
  const revision = await readLatestRevision(target);
  const { at, by, remotes } = await readRevision(target, revision);
  console.log(
    revision ? `${target}: revision ${revision}, ${at}${by ? `, by ${by}` : ''}` : `${target}: nothing is published.`,
  );
  const bundled = readBundledManifests(ROOT);
  for (const [name, release] of Object.entries(remotes)) printSection(name, release, hasRemote(bundled, name));
  for (const { name, version } of bundled) if (!remotes[name]) printLines(name, [describeBundledBuild(version)]);
}
