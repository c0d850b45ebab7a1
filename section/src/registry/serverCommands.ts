import type { VersionId } from '@surco/shared/federation/releases';
import { printLines, printSection, toBundledBuildPresence, toRelease } from './messages';
import { formatGuard, formatVisits } from './visitMessages';
import { createRegistryClient } from './registryClient';

const healthNotes = {
  OK: [],
  CHANGED: ['its entry file was changed and is not served'],
  MISSING: ['its entry file is missing'],
  INVALID: ['the build that comes with the server has no valid manifest and is left out'],
  INCOMPATIBLE: ['it was built for another version of the contract and does not run: build and publish it again'],
} as const;

export const describeBundledBuild = (version: string): string =>
  `${version} for everyone, the build that comes with the server`;

/** Prints which version each audience of a server gets and how it works for them, for the sections of the token. */
export async function printServerStatus(serverUrl: string): Promise<void> {
  const client = createRegistryClient(serverUrl);
  const [sections, visits] = await Promise.all([client.listSections(), client.listVisits()]);
  if (sections.length === 0) console.log(`${serverUrl}: no section of this token is published yet.`);
  else console.log(`${serverUrl}, the sections of this token:`);
  for (const section of sections) {
    const { name, ownVersion, live, trial, previews, health } = section;
    const isBundledOnly = ownVersion !== null && !live && !trial && previews.length === 0;
    const notes = [...healthNotes[health], ...formatGuard(section), ...formatVisits(section, visits)];
    if (isBundledOnly) printLines(name, [describeBundledBuild(ownVersion), ...notes]);
    else printSection(name, toRelease(section), toBundledBuildPresence(section), notes);
  }
}

/** Ends the trial of a section on a server, or without one returns it to its previous version; prints the result. */
export async function rollBackOnServer(serverUrl: string, name: string): Promise<void> {
  const section = await createRegistryClient(serverUrl).rollBack(name);
  printSection(name, toRelease(section), toBundledBuildPresence(section));
}

/** Removes a version from a server, and ends its trial if there is one. The version for everyone cannot be removed. */
export async function removeOnServer(serverUrl: string, { name, version }: VersionId): Promise<void> {
  await createRegistryClient(serverUrl).remove(name, version);
  console.log(`${serverUrl}: removed ${name} ${version}.`);
}
