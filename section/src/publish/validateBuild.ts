import { readdirSync } from 'node:fs';
import { findContractMismatch } from '@surco/shared/federation';
import {
  type BuildProblem,
  findBuildProblems,
  findMissingSharedModules,
  findPathConflicts,
  type HostFiles,
  type RouteClaims,
} from '@surco/shared/federation/build';
import type { SectionBuild } from './sectionBuild';

const sentences: Readonly<Record<BuildProblem['kind'], (problem: BuildProblem) => string>> = {
  name: ({ subject }) => `"${subject}" cannot be the name of a folder`,
  origin: ({ subject }) =>
    `${subject} is on another server, which the content security policy of the pages does not allow: put the file into the build`,
  files: ({ subject }) => `the build lacks files: ${subject}`,
  pages: ({ subject }) => `the build lacks the pages that its routes name: ${subject}`,
  contract: ({ subject, detail }) => findContractMismatch({ contract: subject }, detail) ?? subject,
  package: ({ subject, detail = 'none' }) => `needs ${subject} and the host offers ${detail}`,
  requires: ({ subject, detail = 'none' }) => `requests ${subject} and declares ${detail} in requires`,
  'host-path': ({ subject }) => `${subject} is a path of the host`,
  'section-path': ({ subject, detail }) => `${subject} is already a path of ${detail}`,
};

const describeProblems = (problems: readonly BuildProblem[]): string[] =>
  problems.map((problem) => sentences[problem.kind](problem));

/**
 * The reasons in the build itself why it cannot be published; an empty list when there are none. Conflicts with paths
 * of the host and other sections are found by {@link describePathConflicts}. Missing modules are looked for only when
 * nothing else is wrong.
 */
export function validateBuild({ folder, manifest, requests }: SectionBuild, host: HostFiles): string[] {
  const content = { files: new Set(readdirSync(folder)), requests };
  const problems = describeProblems(findBuildProblems(manifest, host, content));
  if (problems.length > 0) return problems;
  const missing = findMissingSharedModules(host, manifest);
  return missing.length ? [`needs modules that the host does not offer: ${missing.join(', ')}`] : [];
}

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
