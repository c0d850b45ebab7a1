import {
  describeBundledBuild,
  isServerUrl,
  printLines,
  printSection,
  printServerStatus,
  readStatusTarget,
} from '@surco/section/registry';
import { readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { ROOT } from '../packages';
import { type BundledVersion, findBundledBuildPresence, readBundledVersions } from './bundledVersions';
import { resolveTarget } from './resolveTarget';

const describeBundled = (bundled: BundledVersion): string =>
  'version' in bundled
    ? describeBundledBuild(bundled.version)
    : `the build that comes with the server is left out: ${bundled.reason}`;

/** Prints which version each audience gets: published sections, then those that come with the server. */
export async function printStatus(args: readonly string[]): Promise<void> {
  const target = readStatusTarget(args, resolveTarget);
  if (isServerUrl(target)) return printServerStatus(target);
  const revision = await readLatestRevision(target);
  const { at, by, remotes } = await readRevision(target, revision);
  console.log(
    revision ? `${target}: revision ${revision}, ${at}${by ? `, by ${by}` : ''}` : `${target}: nothing is published.`,
  );
  const bundled = readBundledVersions(ROOT);
  for (const [name, release] of Object.entries(remotes))
    printSection(name, release, findBundledBuildPresence(bundled, name));
  for (const build of bundled) if (!remotes[build.name]) printLines(build.name, [describeBundled(build)]);
}
