import type { Section } from '@surco/shared/contract';
import { type Audience, versionSchema } from '@surco/shared/federation/releases';
import { readArguments } from '../common';
import { createRegistryClient, printSection, RefusalError } from '../registry';
import { readAudience } from './audience';
import { readSectionName, resolveServer, sectionOptions, stringOption } from './server';

/** Why the audience has what it would get; undefined when it has not. */
function describeUnchanged(
  { live, ownVersion, isAway, trial, previews }: Section,
  version: string | null,
  { roles = [], link = false }: Audience,
): string | undefined {
  if (version === null && link) return 'it has no link';
  if (version === null) return roles.length > 0 ? `no trial is for ${roles.join(' and ')}` : 'nobody gets it';
  const isOnTrial = roles.some((role) => trial?.roles.includes(role));
  if (version === (live?.version ?? (isAway ? null : ownVersion)) && !isOnTrial)
    return `${version} is for everyone already`;
  return link && previews.some((preview) => preview.version === version)
    ? `${version} has its link already`
    : undefined;
}

/** Gives a stored version to an audience, or takes the version of an audience away. */
export async function useVersion(args: readonly string[]): Promise<void> {
  const options = { ...sectionOptions, for: stringOption, reason: stringOption };
  const { values, positionals } = readArguments(args, options);
  const [version, ...more] = positionals;
  if (version === undefined || (version !== 'none' && !versionSchema.safeParse(version).success) || more.length > 0)
    throw new Error('Name one version of "surco-section status", or none: surco-section use 0.1.0-a1b2c3.');
  const audience = readAudience(values.for);
  const client = createRegistryClient(resolveServer(values.host));
  const name = await readSectionName(values.section);
  const given = version === 'none' ? null : version;
  const section = await client.use(name, { version: given, audience, reason: values.reason }).catch(async (error) => {
    if (!(error instanceof RefusalError) || error.code !== 'TRANSICION_INVALIDA') throw error;
    const unchanged = (await client.listSections()).find((one) => one.name === name);
    const why = unchanged && describeUnchanged(unchanged, given, audience);
    if (!unchanged || !why) throw error;
    console.log(`Nothing to change: ${why}.`);
    return unchanged;
  });
  printSection(section);
}
