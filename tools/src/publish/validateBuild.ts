import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuildProblem,
  findBuildProblems,
  findPathConflicts as findClaimConflicts,
  type RouteClaims,
  toPathPattern,
} from '../../../api/src/web/buildProblems';
import type { HostFiles } from '@surco/shared/federation/build';
import { describeContractChanges, readRegistry } from '@surco/shared/federation';
import { HOST_ROUTES } from '../../../host/src/navigation/routeTable';
import { createTargetResolver } from '../../../host/src/navigation/target';
import { findMissingSharedModules } from '../build/findMissingSharedModules';
import { ROOT } from '../packages';
import { isServerUrl } from './registryClient';
import type { RemoteBuild } from './remoteBuild';

async function fetchJson(source: string, path: string): Promise<unknown> {
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
export async function readHostFiles(source = join(ROOT, 'host', 'dist')): Promise<HostFiles> {
  if (isServerUrl(source)) return (await fetchJson(source, '/files.json')) as HostFiles;
  const text = await readFile(join(source, 'files.json'), 'utf8').catch(() => {
    throw new Error(`${source} has no build of the host: run pnpm build or name a running host with --host.`);
  });
  return JSON.parse(text) as HostFiles;
}

/** Sections of a running host, whether they are checked out here or not. */
export const readHostRemotes = async (source = ''): Promise<readonly RouteClaims[]> =>
  isServerUrl(source) ? readRegistry(await fetchJson(source, '/registry.json')).remotes : [];

const sentences: Readonly<Record<BuildProblem['kind'], (problem: BuildProblem) => string>> = {
  name: ({ subject }) => `"${subject}" cannot be the name of a folder`,
  origin: ({ subject }) =>
    `${subject} is on another server, which the content security policy of the pages does not allow: put the file into the build`,
  files: ({ subject }) => `the build lacks files: ${subject}`,
  pages: ({ subject }) => `the build lacks the pages that its routes name: ${subject}`,
  contract: ({ subject, detail }) =>
    `was built for version ${subject} and this is ${detail}${describeContractChanges({ contract: subject }, detail)}`,
  package: ({ subject, detail = 'none' }) => `needs ${subject} and the host offers ${detail}`,
  'host-path': ({ subject }) => `${subject} is a path of the host`,
  'section-path': ({ subject, detail }) => `${subject} is already a path of ${detail}`,
};

const describeProblems = (problems: readonly BuildProblem[]): string[] =>
  problems.map((problem) => sentences[problem.kind](problem));

/** The reasons why a build cannot be published; an empty list when it may be. */
export function validateBuild({ folder, manifest }: RemoteBuild, host: HostFiles): string[] {
  const problems = describeProblems(findBuildProblems(manifest, host, new Set(readdirSync(folder))));
  if (problems.length > 0) return problems;
  const missing = findMissingSharedModules(host, manifest);
  return missing.length ? [`needs modules that the host does not offer: ${missing.join(', ')}`] : [];
}

/** @throws with every violation */
export function assertNoViolations(name: string, violations: readonly string[]): void {
  if (violations.length)
    throw new Error(`${name} was not published:\n${violations.map((violation) => `  - ${violation}.`).join('\n')}`);
}

const hostPatterns = new Set(HOST_ROUTES.map(({ path }) => toPathPattern(path)));
const resolveAtHost = createTargetResolver([]);

/** Whether the host itself answers this path, so that no section may claim it. */
const isHostPath = (path: string): boolean =>
  hostPatterns.has(toPathPattern(path)) || resolveAtHost(path.replaceAll('?', '')).route.kind !== 'unknown';

/** Paths of a build that the host or another section answers already. */
export const findPathConflicts = (
  { manifest }: Pick<RemoteBuild, 'manifest'>,
  others: readonly RouteClaims[],
): string[] => describeProblems(findClaimConflicts(manifest, others, isHostPath));
