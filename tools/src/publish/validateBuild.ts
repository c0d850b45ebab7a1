import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRegisteredRemote } from '../../../api/src/web/frontEnd';
import type { HostFiles } from '@surco/shared/federation/build';
import {
  findContractMismatch,
  readRegistry,
  type RemoteManifest,
  satisfies,
  validateRemote,
} from '@surco/shared/federation';
import { remoteNameSchema, versionSchema } from '@surco/shared/federation/releases';
import { HOST_ROUTES } from '../../../host/src/navigation/routeTable';
import { createTargetResolver } from '../../../host/src/navigation/target';
import { findMissingSharedModules } from '../build/findMissingSharedModules';
import { ROOT } from '../packages';
import type { RemoteBuild } from './remoteBuild';

/** The addresses that a section answers. */
export type RouteClaims = Pick<RemoteManifest, 'name' | 'routes' | 'redirects'>;

const isUrl = (source: string): boolean => /^https?:/.test(source);

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
 * @param source folder of its build, or the address of a running host
 */
export async function readHostFiles(source = join(ROOT, 'host', 'dist')): Promise<HostFiles> {
  if (isUrl(source)) return (await fetchJson(source, '/files.json')) as HostFiles;
  const text = await readFile(join(source, 'files.json'), 'utf8').catch(() => {
    throw new Error(`${source} has no build of the host: run pnpm build or name a running host with --host.`);
  });
  return JSON.parse(text) as HostFiles;
}

/** Sections of a running host, whether they are checked out here or not. */
export const readHostRemotes = async (source = ''): Promise<readonly RouteClaims[]> =>
  isUrl(source) ? readRegistry(await fetchJson(source, '/registry.json')).remotes : [];

type BuildCheck = (build: RemoteBuild, host: HostFiles) => string[];

const checkName: BuildCheck = ({ manifest: { name, version } }) =>
  remoteNameSchema.safeParse(name).success && versionSchema.safeParse(version).success
    ? []
    : [`"${name} ${version}" cannot be the name of a folder`];

const checkManifest: BuildCheck = ({ manifest }, host) => {
  const problem = validateRemote(toRegisteredRemote(manifest, host, `/remotes/${manifest.name}/${manifest.version}`));
  return problem ? [problem] : [];
};

const checkFiles: BuildCheck = ({ folder, manifest: { assets, entry, pages } }) => {
  const needed = [...assets, entry, ...Object.values(pages).flatMap(({ files }) => files)];
  const missing = [...new Set(needed)].filter((file) => !assets.includes(file) || !existsSync(join(folder, file)));
  return missing.length ? [`the build lacks files: ${missing.join(', ')}`] : [];
};

const checkPages: BuildCheck = ({ manifest: { routes, pages } }) => {
  const keys = routes.flatMap(({ page, pageFor = {} }) => [page, ...Object.values(pageFor)]);
  const missing = [...new Set(keys)].filter((key) => !(key in pages));
  return missing.length ? [`the build lacks the pages that its routes name: ${missing.join(', ')}`] : [];
};

const checkContract: BuildCheck = ({ manifest }, host) => {
  const mismatch = findContractMismatch(manifest, host.contract);
  return mismatch ? [mismatch] : [];
};

const checkVersions: BuildCheck = ({ manifest: { requires } }, { versions }) =>
  Object.entries(requires)
    .filter(([name, range]) => !satisfies(versions[name] ?? '', range))
    .map(([name, range]) => `needs ${name} ${range} and the host offers ${versions[name] ?? 'none'}`);

const checkSharedModules: BuildCheck = ({ manifest }, host) => {
  const missing = findMissingSharedModules(host, manifest);
  return missing.length ? [`needs modules that the host does not offer: ${missing.join(', ')}`] : [];
};

/** The reasons why a build cannot be published; an empty list when it may be. */
export function validateBuild(build: RemoteBuild, host: HostFiles): string[] {
  const manifestProblems = [...checkName(build, host), ...checkManifest(build, host)];
  if (manifestProblems.length) return manifestProblems;
  return [checkFiles, checkPages, checkContract, checkVersions, checkSharedModules].flatMap((check) =>
    check(build, host),
  );
}

const toPathPattern = (path: string): string => path.replace(/:\w+/g, ':').toLowerCase();

const listClaimedPaths = ({ routes, redirects }: RouteClaims): string[] =>
  [...routes, ...redirects].map(({ path }) => path);

const hostPatterns = new Set(HOST_ROUTES.map(({ path }) => toPathPattern(path)));
const resolveAtHost = createTargetResolver([]);

/** Whether the host itself answers this address, so that no section may claim it. */
const isHostPath = (path: string): boolean =>
  hostPatterns.has(toPathPattern(path)) || resolveAtHost(path.replaceAll('?', '')).route.kind !== 'unknown';

/** Addresses of a build that the host or another section answers already. */
export function findPathConflicts(
  { manifest }: Pick<RemoteBuild, 'manifest'>,
  others: readonly RouteClaims[],
): string[] {
  const own = new Set(listClaimedPaths(manifest).map(toPathPattern));
  const hostConflicts = listClaimedPaths(manifest)
    .filter(isHostPath)
    .map((path) => `${path} is an address of the host`);
  const remoteConflicts = others
    .filter(({ name }) => name !== manifest.name)
    .flatMap((other) =>
      listClaimedPaths(other)
        .filter((path) => own.has(toPathPattern(path)))
        .map((path) => `${path} is already an address of ${other.name}`),
    );
  return [...new Set([...hostConflicts, ...remoteConflicts])];
}
