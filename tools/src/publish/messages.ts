import { getErrorMessage } from '@surco/section/common';
import type { VersionId } from '@surco/shared/federation/releases';
import type { PruneOptions } from './pruneOptions';

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
