import type { RemoteManifest } from '../manifest/manifest';
import type { BuildProblem } from '../releases/buildProblem';
import { remoteNameSchema, versionSchema } from '../releases/releases';
import type { HostFiles } from './buildFiles';
import type { BuiltSection } from './builtSection';
import { isHostPath } from './hostPaths';
import { findMisfits, isForLaterHost } from './misfits';
import { findRoleProblems } from './roleProblems';
import { doPathsOverlap, isPlainPath } from './routePatterns';
import { isComparableRange, listRequestedRanges, type SharedRequests } from './requestedRanges';

/** The paths that a section answers. */
export type RouteClaims = Pick<RemoteManifest, 'name' | 'routes' | 'redirects'>;

/** What a build contains, besides its manifest. */
export interface BuildContent {
  /** Names of its files. */
  files: ReadonlySet<string>;
  /** The shared modules that it requests, from its `mf-manifest.json`; undefined when it has none. */
  requests?: SharedRequests | undefined;
}

type BuildCheck = (manifest: BuiltSection, host: HostFiles, content: BuildContent) => BuildProblem[];

const checkName: BuildCheck = ({ name, version }) =>
  remoteNameSchema.safeParse(name).success && versionSchema.safeParse(version).success
    ? []
    : [{ kind: 'name', subject: `${name} ${version}` }];

const isAbsoluteUrl = (file: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(file);

const listNeededFiles = ({ assets, entry, pages }: BuiltSection): string[] => [
  ...new Set([...assets, entry, ...Object.values(pages).flatMap(({ files }) => files)]),
];

/** The content security policy of the pages allows scripts of this server only. */
const checkOrigins: BuildCheck = (manifest) =>
  listNeededFiles(manifest)
    .filter(isAbsoluteUrl)
    .map((subject) => ({ kind: 'origin', subject }));

const checkFiles: BuildCheck = (manifest, _host, { files }) => {
  const missing = listNeededFiles(manifest).filter((file) => !manifest.assets.includes(file) || !files.has(file));
  return missing.length > 0 ? [{ kind: 'files', subject: missing.join(', ') }] : [];
};

const checkPages: BuildCheck = ({ routes, pages }) => {
  const keys = routes.flatMap(({ page, pageFor = {} }) => [page, ...Object.values(pageFor)]);
  const missing = [...new Set(keys)].filter((key) => !(key in pages));
  return missing.length > 0 ? [{ kind: 'pages', subject: missing.join(', ') }] : [];
};

/** The declared ranges are those that the build requests: the host compares only what is declared. */
const checkRequires: BuildCheck = ({ requires }, _host, { requests = {} }) =>
  listRequestedRanges(requests)
    .filter((requested) => {
      const declared = requires[requested.package];
      return declared === undefined ? isComparableRange(requested) : declared !== requested.range;
    })
    .map(({ package: name, range }) => ({
      kind: 'requires',
      subject: `${name} ${range}`,
      ...(requires[name] !== undefined && { detail: requires[name] }),
    }));

/** A redirect that leads to itself, perhaps over others, shows the page of an unknown address. */
const checkRedirects: BuildCheck = ({ redirects }) => {
  const targets = new Map(redirects.map(({ path, redirectTo }) => [path, redirectTo]));
  const leadsTo = (path: string, end: string, steps = targets.size): boolean => {
    const next = targets.get(path);
    return next !== undefined && (next === end || (steps > 0 && leadsTo(next, end, steps - 1)));
  };
  return redirects.filter(({ path }) => leadsTo(path, path)).map(({ path }) => ({ kind: 'redirect', subject: path }));
};

/** What depends on the host and its API; a build for a later one waits for it. */
const checkFit: BuildCheck = (manifest, host) =>
  isForLaterHost(manifest, host) ? [] : [...findMisfits(manifest, host), ...findRoleProblems(manifest)];

/**
 * The reasons in a build itself why it cannot be published; when its name or an address is wrong, only those. Conflicts
 * with other builds are found by {@link findPathConflicts}.
 */
export function findBuildProblems(manifest: BuiltSection, host: HostFiles, content: BuildContent): BuildProblem[] {
  const runChecks = (checks: readonly BuildCheck[]) => checks.flatMap((check) => check(manifest, host, content));
  const problems = runChecks([checkName, checkOrigins]);
  return problems.length > 0
    ? problems
    : runChecks([checkFiles, checkPages, checkFit, checkRequires, checkRedirects, findMenuProblems]);
}

/** The paths of all pages and redirects of a build, as patterns such as `/a/:id`. */
const listClaimedPaths = ({ routes, redirects }: RouteClaims): string[] => [
  ...new Set([...routes, ...redirects].map(({ path }) => path)),
];

/** Those of the addresses in a section's code at which neither it, nor another section, nor the host has a page. */
export const listDeadLinks = (links: readonly string[], sections: readonly RouteClaims[]): string[] => {
  const claimed = sections.flatMap(listClaimedPaths);
  return links.filter(
    (link) => !isHostPath(link) && !claimed.some((path) => doPathsOverlap(path, link) || path.startsWith(`${link}/`)),
  );
};

/** The entries of a section's menu that lead to none of its pages. */
function findMenuProblems({ menu, ...claims }: RouteClaims & Pick<RemoteManifest, 'menu'>): BuildProblem[] {
  const claimed = listClaimedPaths(claims);
  return menu
    .flatMap((item) => (item.children ? item.children : [item]))
    .filter(({ path }) => !claimed.some((own) => doPathsOverlap(own, path)))
    .map(({ path, label }) => ({ kind: 'menu-path', subject: label, detail: path }));
}

/** Paths of a build that are not plain, or that the host or another section answers already. */
export function findPathConflicts(manifest: RouteClaims, others: readonly RouteClaims[]): BuildProblem[] {
  const claimed = listClaimedPaths(manifest);
  const paths = claimed.filter(isPlainPath);
  const describe = (kind: BuildProblem['kind'], subjects: readonly string[]): BuildProblem[] =>
    subjects.map((subject) => ({ kind, subject }));
  const conflicts = others
    .filter(({ name }) => name !== manifest.name)
    .flatMap((other) =>
      listClaimedPaths(other)
        .filter((path) => paths.some((own) => doPathsOverlap(own, path)))
        .map((subject): BuildProblem => ({ kind: 'section-path', subject, detail: other.name })),
    );
  return [
    ...describe(
      'path',
      claimed.filter((path) => !isPlainPath(path)),
    ),
    ...describe('host-path', paths.filter(isHostPath)),
    ...conflicts,
  ];
}
