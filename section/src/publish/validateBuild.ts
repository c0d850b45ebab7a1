import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findContractMismatch, readRegistry } from '@surco/shared/federation';
import {
  type BuildProblem,
  findBuildProblems,
  findMissingSharedModules,
  findPathConflicts as findClaimConflicts,
  type HostFiles,
  type RouteClaims,
} from '@surco/shared/federation/build';
import { isServerUrl } from './registryClient';
import type { SectionBuild } from './sectionBuild';

/** Reads a document that a running host serves to everyone. @throws with one sentence */
export async function fetchHostJson(source: string, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, source)).catch((error: unknown) => {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`${source} does not answer (${reason}).`, { cause: error });
  });
  if (!response.ok)
    throw new Error(`${source} does not publish what it offers to sections (status ${response.status}).`);
  return response.json();
}

/**
 * Reads what a host offers to sections, as its build wrote it.
 * @param source folder of its build, or the URL of a running host
 */
async function readHostFiles(source: string): Promise<HostFiles> {
  if (isServerUrl(source)) return (await fetchHostJson(source, '/files.json')) as HostFiles;
  const text = await readFile(join(source, 'files.json'), 'utf8').catch(() => {
    throw new Error(`${source} has no build of the host: run pnpm build or name a running host with --host.`);
  });
  return JSON.parse(text) as HostFiles;
}

/** Sections of a running host, whether they are checked out here or not. */
const readHostRemotes = async (source: string): Promise<readonly RouteClaims[]> =>
  isServerUrl(source) ? readRegistry(await fetchHostJson(source, '/registry.json')).remotes : [];

/** What a host offers to sections, and which sections it has. */
export interface Host {
  files: HostFiles;
  remotes: readonly RouteClaims[];
}

/** @param source folder of the build of a host, or the URL of a running host @throws when it cannot be read */
export async function readHost(source: string): Promise<Host> {
  const [files, remotes] = await Promise.all([readHostFiles(source), readHostRemotes(source)]);
  return { files, remotes };
}

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

/** The reasons why a build cannot be published; an empty list when it may be. */
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
export const findPathConflicts = (
  { manifest }: Pick<SectionBuild, 'manifest'>,
  others: readonly RouteClaims[],
): string[] => describeProblems(findClaimConflicts(manifest, others));
