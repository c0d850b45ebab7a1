import { readdirSync } from 'node:fs';
import { findBuildProblems, findPathConflicts, type HostFiles, type RouteClaims } from '@surco/shared/federation/build';
import { describeProblems } from '../registry';
import type { SectionBuild } from './sectionBuild';

/**
 * The reasons in the build itself why it cannot be published; an empty list when there are none. Conflicts with paths
 * of the host and other sections are found by {@link describePathConflicts}.
 */
export const validateBuild = ({ folder, manifest, requests }: SectionBuild, host: HostFiles): string[] =>
  describeProblems(findBuildProblems(manifest, host, { files: new Set(readdirSync(folder)), requests }));

/** @param outcome what the violations lead to @throws with every violation */
export function assertNoViolations(violations: readonly string[], outcome: string): void {
  if (violations.length)
    throw new Error([`${outcome}:`, ...violations.map((violation) => `  - ${violation}.`)].join('\n'));
}

/** Paths of a build that the host or another section answers already. */
export const describePathConflicts = (
  { manifest }: Pick<SectionBuild, 'manifest'>,
  others: readonly RouteClaims[],
): string[] => describeProblems(findPathConflicts(manifest, others));
