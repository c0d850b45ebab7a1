import { assertNoNames, readArguments } from '../common';
import { createRegistryClient, formatVersions, formatVisits, printSection } from '../registry';
import { resolveServer, stringOption } from './server';

const healthNotes = {
  OK: [],
  CHANGED: ['its entry file was changed and is not served'],
  MISSING: ['its entry file is missing'],
  INVALID: ['the build that comes with the server has no valid manifest and is left out'],
  INCOMPATIBLE: ['the server does not offer all that it needs'],
} as const;

/** Prints who gets which version and how it works for them, for the sections of the token. */
export async function printStatus(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, { host: stringOption });
  assertNoNames(positionals);
  const server = resolveServer(values.host);
  const client = createRegistryClient(server);
  const [sections, visits] = await Promise.all([client.listSections(), client.listVisits()]);
  console.log(
    `${server}: ${sections.length > 0 ? 'the sections of this token' : 'no section of this token is published yet'}.`,
  );
  for (const section of sections) {
    const versions = await client.listVersions(section.name);
    printSection(section, [
      ...healthNotes[section.health],
      ...formatVersions(versions),
      ...formatVisits(section, versions, visits),
    ]);
  }
}
