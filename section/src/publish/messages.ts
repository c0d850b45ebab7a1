import type { Section } from '@surco/shared/contract';
import type { Audience, Release } from '@surco/shared/federation/releases';

/** @param isBundled whether the server has a build of the section of its own */
const describeVersion = (version: string | null, isBundled: boolean): string =>
  version ?? (isBundled ? 'the build that comes with the server' : 'the build that comes with the server (if any)');

/** Describes the audience of a trial. */
function describeAudience({ percent, roles = [] }: Audience): string {
  return [...(percent ? [`${percent} % of the users`] : []), ...roles].join(' and ');
}

/** Which version a release serves to which audience, one line for each audience. */
export function formatRelease(
  { live, before: previousVersions, canary: trial, previews = [] }: Release,
  isBundled: boolean,
): string[] {
  const labelVersion = (version: string | null): string => describeVersion(version, isBundled);
  return [
    `${labelVersion(live)} for ${trial ? 'everyone else' : 'everyone'}`,
    ...(trial ? [`${trial.version} for ${describeAudience(trial)}`] : []),
    ...previews.map((version) => `${version} for the holders of its preview link`),
    ...(previousVersions.length ? [`previous: ${previousVersions.map(labelVersion).join(', ')}`] : []),
  ];
}

/** The release of a section that a server describes. */
export const toRelease = ({ live, trial, previews, before }: Section): Release => ({
  live: live?.version ?? null,
  before,
  ...(trial && {
    canary: { version: trial.version.version, roles: trial.roles, ...(trial.percent && { percent: trial.percent }) },
  }),
  previews: previews.map(({ version }) => version),
});

export const printLines = (name: string, lines: readonly string[]): void =>
  console.log([`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'));

/** @param notes further lines */
export const printSection = (name: string, release: Release, isBundled: boolean, notes: readonly string[] = []): void =>
  printLines(name, [...formatRelease(release, isBundled), ...notes]);
