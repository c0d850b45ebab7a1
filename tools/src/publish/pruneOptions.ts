import { readArguments } from '@surco/section/common';
import { parseInteger, rejectNames, requireSingleName, resolveAuthor, stringOption } from '@surco/section/publish';
import { type VersionId, versionSchema } from '@surco/shared/federation/releases';
import { resolveTarget } from './resolveTarget';

export interface PruneOptions {
  target: string;
  /** How long an unused version remains, in days. */
  days: number;
  /** Lists what would be removed without removing it. */
  dryRun: boolean;
}

export interface PruneRequest extends PruneOptions {
  /** Removes this version now, whatever its age. */
  only?: VersionId;
  by: string;
}

function readVersionOption(version: string | undefined, positionals: readonly string[]): VersionId | undefined {
  if (version === undefined) {
    rejectNames(positionals);
    return undefined;
  }
  if (!versionSchema.safeParse(version).success)
    throw new Error(`--version must be a published version (it is "${version}").`);
  return { name: requireSingleName(positionals), version };
}

const DEFAULT_DAYS = 30;

/** Parses the command line of `prune-remotes`. @throws with one sentence */
export function readPruneOptions(args: readonly string[]): PruneRequest {
  const { values, positionals } = readArguments(args, {
    to: stringOption,
    days: stringOption,
    version: stringOption,
    by: stringOption,
    'dry-run': { type: 'boolean' },
  });
  const only = readVersionOption(values.version, positionals);
  const days = parseInteger('--days', values.days, [1, 3650]) ?? DEFAULT_DAYS;
  const dryRun = values['dry-run'] ?? false;
  return { target: resolveTarget(values.to), days, dryRun, ...(only && { only }), by: resolveAuthor(values.by) };
}
