import { getErrorMessage } from '../common/reportError';
import type { PruneOptions } from './options';
import type { Section } from '@surco/shared/contract';
import type { Audience, Release, VersionId } from '@surco/shared/federation/releases';

/** @param isBundled whether this checkout builds the section, so that its build comes with the server */
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

const DISK_ERRORS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'not a folder',
  ENOSPC: 'no space is left',
};

/** The error message for the user of the command; errors of the file system get a sentence of their own. */
export function formatPublishError(error: unknown): string {
  const { code, path } = { code: '', path: '', ...(error instanceof Error ? error : {}) };
  const diskError = DISK_ERRORS[code];
  return diskError ? `${path}: ${diskError}. Nothing that users see has changed.` : getErrorMessage(error);
}

/** Lists the versions that a clean-up removed, or would remove. */
export function formatPrunedVersions(versions: readonly VersionId[], { target, days, dryRun }: PruneOptions): string[] {
  if (versions.length === 0) return [`${target}: no version has been unused for more than ${days} days; all remain.`];
  return [
    `${target}: ${dryRun ? 'would remove' : 'removed'} ${versions.length} unused for more than ${days} days:`,
    ...versions.map(({ name, version }) => `  ${name} ${version}`),
  ];
}
