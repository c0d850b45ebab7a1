import { readArguments } from '@surco/section/common';
import {
  parseInteger,
  parseVersionOption,
  assertNoNames,
  requireSingleName,
  resolveAuthor,
  stringOption,
} from '@surco/section/registry';
import type { VersionId } from '@surco/shared/federation/releases';
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
  /** Who removes `only` from a folder; the release document records it. A server gets no name from here. */
  by: string;
}

function readVersionOption(version: string | undefined, positionals: readonly string[]): VersionId | undefined {
  if (version === undefined) {
    assertNoNames(positionals);
    return undefined;
  }
  return { name: requireSingleName(positionals), version: parseVersionOption(version) };
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
