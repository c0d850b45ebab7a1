import { readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { ROOT } from '../packages';
import { printLines, printSection, toRelease } from './messages';
import { readStatusTarget } from './options';
import { createRegistryClient, isServerAddress } from './registryClient';
import { readCheckoutManifests } from './remoteBuild';

const healthNotes = {
  OK: [],
  CHANGED: ['its entry file was changed and is not served'],
  MISSING: ['its entry file is missing'],
} as const;

const describeOwnBuild = (version: string): string => `${version} for everyone, the build that comes with the server`;

async function printServerStatus(address: string): Promise<void> {
  const sections = await createRegistryClient(address).listSections();
  console.log(`${address}: ${sections.length} sections that this token may publish.`);
  for (const section of sections) {
    const { name, ownVersion, live, trial, previews, health } = section;
    const isOwnOnly = ownVersion !== null && !live && !trial && previews.length === 0;
    if (isOwnOnly) printLines(name, [describeOwnBuild(ownVersion), ...healthNotes[health]]);
    else printSection(name, toRelease(section), ownVersion !== null, healthNotes[health]);
  }
}

/** Prints which version each audience gets: published sections, then those that come with the server. */
export async function printStatus(args: readonly string[]): Promise<void> {
  const target = readStatusTarget(args);
  if (isServerAddress(target)) return printServerStatus(target);
  const revision = await readLatestRevision(target);
  const { at, by, remotes } = await readRevision(target, revision);
  console.log(
    revision ? `${target}: revision ${revision}, ${at}${by ? `, by ${by}` : ''}` : `${target}: nothing is published.`,
  );
  const own = await readCheckoutManifests(ROOT);
  for (const [name, release] of Object.entries(remotes))
    printSection(
      name,
      release,
      own.some((remote) => remote.name === name),
    );
  for (const { name, version } of own) if (!remotes[name]) printLines(name, [describeOwnBuild(version)]);
}
