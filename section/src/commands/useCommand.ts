import { readArguments } from '../common';
import { createRegistryClient, printSection } from '../registry';
import { readAudience } from './audience';
import { readSectionName, resolveServer, sectionOptions, stringOption } from './server';

/** Gives a stored version to an audience, or takes the version of an audience away. */
export async function useVersion(args: readonly string[]): Promise<void> {
  const options = { ...sectionOptions, for: stringOption, reason: stringOption };
  const { values, positionals } = readArguments(args, options);
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0)
    throw new Error('Name one version of "surco-section status", or none: surco-section use 0.1.0-a1b2c3.');
  const audience = readAudience(values.for);
  const client = createRegistryClient(resolveServer(values.host));
  const name = await readSectionName(values.section);
  printSection(
    await client.use(name, { version: version === 'none' ? null : version, audience, reason: values.reason }),
  );
}
