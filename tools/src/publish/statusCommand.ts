import { readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { ROOT } from '../packages';
import { printLines, printSection, toRelease } from './messages';
import { readStatusTarget } from './options';
import { createRegistryClient, isServerUrl } from './registryClient';
import { hasRemote, readBundledManifests } from './remoteBuild';

const healthNotes = {
  OK: [],
  CHANGED: ['its entry file was changed and is not served'],
  MISSING: ['its entry file is missing'],
} as const;

const describeBundledBuild = (version: string): string =>
  `${version} for everyone, the build that comes with the server`;

async function printServerStatus(serverUrl: string): Promise<void> {
  const sections = await createRegistryClient(serverUrl).listSections();
  console.log(`${serverUrl}: ${sections.length} sections that this token may publish.`);
  for (const section of sections) {
    const { name, ownVersion, live, trial, previews, health } = section;
    const isBundledOnly = ownVersion !== null && !live && !trial && previews.length === 0;
    if (isBundledOnly) printLines(name, [describeBundledBuild(ownVersion), ...healthNotes[health]]);
    else printSection(name, toRelease(section), ownVersion !== null, healthNotes[health]);
  }
}

/** Prints which version each audience gets: published sections, then those that come with the server. */
export async function printStatus(args: readonly string[]): Promise<void> {
  const target = readStatusTarget(args);
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
