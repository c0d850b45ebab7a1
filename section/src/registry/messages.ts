import type { Section } from '@surco/shared/contract';
import type { Audience, Release } from '@surco/shared/federation/releases';

/**
 * Whether a build of the section comes with the server. Unknown for a section in a folder of published versions that
 * this checkout does not build: a server of another checkout may have one.
 */
export type BundledBuildPresence = 'present' | 'absent' | 'unknown';

/** What people get who get no published version. */
const bundledBuildLabels: Readonly<Record<BundledBuildPresence, string>> = {
  present: 'the build that comes with the server',
  absent: 'no version (the section is not shown)',
  unknown: 'the build that comes with the server (if any)',
};

/** Describes the audience of a trial. */
function describeAudience({ percent, roles = [] }: Audience): string {
  return [...(percent ? [`${percent} % of the users`] : []), ...roles].join(' and ');
}

const MAX_LISTED = 3;

/** Joins the latest versions that rollbacks lead to, and counts the others. */
function listTargets(labels: readonly string[]): string {
  const older = labels.length - MAX_LISTED;
  const listed = [
    ...labels.slice(0, MAX_LISTED),
    ...(older > 0 ? [`${older} older version${older > 1 ? 's' : ''}`] : []),
  ];
  return listed.join(', ').replace(/, ([^,]*)$/, ' and $1');
}

/** Describes what rollbacks do. @param targets the previous versions, the latest first */
function describeRollback([first, ...others]: readonly string[], hasTrial: boolean): string[] {
  if (hasTrial && first === undefined) return ['a rollback ends the trial'];
  if (hasTrial) return [`a rollback ends the trial, further ones lead to ${listTargets([first ?? '', ...others])}`];
  if (first === undefined) return [];
  return [`a rollback leads to ${first}${others.length > 0 ? `, further ones to ${listTargets(others)}` : ''}`];
}

/** Which version a release serves to which audience, one line for each audience, and where a rollback leads. */
export function formatRelease(
  { live, before: previousVersions, canary: trial, previews = [] }: Release,
  bundledBuild: BundledBuildPresence,
): string[] {
  const labelVersion = (version: string | null): string => version ?? bundledBuildLabels[bundledBuild];
  return [
    `${labelVersion(live)} for ${trial ? 'everyone else' : 'everyone'}`,
    ...(trial ? [`${trial.version} for ${describeAudience(trial)}`] : []),
    ...previews.map((version) => `${version} for the holders of its preview link`),
    ...describeRollback(previousVersions.map(labelVersion), trial !== undefined),
  ];
}

/** Whether a valid build of the section comes with the server that describes it. */
export const toBundledBuildPresence = ({ ownVersion }: Section): BundledBuildPresence =>
  ownVersion === null ? 'absent' : 'present';

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
export const printSection = (
  name: string,
  release: Release,
  bundledBuild: BundledBuildPresence,
  notes: readonly string[] = [],
): void => printLines(name, [...formatRelease(release, bundledBuild), ...notes]);
