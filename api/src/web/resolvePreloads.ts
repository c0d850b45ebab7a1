import { hostPaths } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import {
  findContractMismatch,
  type RegisteredRemote,
  type RemoteRegistry,
  type RemoteRoute,
} from '@surco/shared/federation';
import { matchPath, matchRoutes, type Params } from 'react-router';
import type { FrontEnd } from './frontEnd';

/** What the first load of an address needs, so that the browser requests all of it at once. */
export interface Preloads {
  /** Scripts, addresses from the root. */
  scripts: string[];
  /** Paths of GET calls, relative to the API, that an inline script starts. */
  calls: string[];
}

/** The host's pages without a session; any other address that is not a section's shows the login page then. */
const HOST_PAGES_WITHOUT_SESSION: readonly string[] = [
  hostPaths.restorePassword,
  hostPaths.newPassword,
  hostPaths.confirmEmail,
];

interface SectionRoute {
  remote: RegisteredRemote;
  route: RemoteRoute;
}

interface SectionPage extends SectionRoute {
  /** The parameters of the route's path in this address. */
  params: Params;
}

interface RouteEntry {
  path: string;
  handle: SectionRoute | { redirectTo: string };
}

/**
 * Finds the page of an address like the host (host/src/navigation/target.ts), but only among the routes of sections.
 */
function findRoute(remotes: readonly RegisteredRemote[], pathname: string): SectionPage | null {
  const entries = remotes.flatMap((remote): RouteEntry[] => [
    ...remote.redirects.map(({ path, redirectTo }) => ({ path, handle: { redirectTo } })),
    ...remote.routes.map((route) => ({ path: route.path, handle: { remote, route } })),
  ]);
  // Ranking a route costs five times as much as testing it, so only those that match are ranked.
  const matchRoute = (address: string) => {
    const matching = entries.filter(({ path }) => matchPath(path, address) !== null);
    const match = matchRoutes(matching, address)?.at(-1);
    return match ? { ...match.route.handle, params: match.params } : null;
  };
  const found = matchRoute(pathname);
  const page = found && 'redirectTo' in found ? matchRoute(found.redirectTo) : found;
  return page && 'route' in page ? page : null;
}

const PARAMETER = /:(\w+)/g;
/** The characters of an id; no other text of an address becomes part of a call. */
const ID = /^[\w-]+$/;

/** The first calls of a page, with the parameters of its address; a call whose parameter is no id is left out. */
const listFirstCalls = ({ route, params }: SectionPage): string[] =>
  [...(route.firstCall ? [route.firstCall] : []), ...(route.parallelCalls ?? [])]
    .filter((call) => [...call.matchAll(PARAMETER)].every(([, name = '']) => ID.test(params[name] ?? '')))
    .map((call) => call.replace(PARAMETER, (_, name: string) => params[name] ?? ''));

const isRouteAllowed = (route: RemoteRoute, role: Role | null): boolean =>
  route.roles === 'public' || (role !== null && route.roles.includes(role));

/**
 * Returns the preloads of an address for the role of the session; null without a session. Names no file of a section
 * that the role may not see (N-12) or that the host does not run.
 */
export function resolvePreloads(
  { host }: Pick<FrontEnd, 'host'>,
  registry: RemoteRegistry,
  pathname: string,
  search: string,
  role: Role | null,
): Preloads {
  const sessionCalls = role ? ['/auth/me'] : [];
  const listHostChunkFiles = (name: string): string[] => (host.chunks[name] ?? []).map((file) => `/${file}`);
  // No call: the HTML is compressed once, and would be another one for each link.
  if (matchPath(hostPaths.paper, pathname)) return { scripts: listHostChunkFiles('paper'), calls: [] };
  const found = findRoute(registry.remotes, pathname);
  if (!found || !isRouteAllowed(found.route, role) || findContractMismatch(found.remote)) {
    const showsLogin = role === null && !HOST_PAGES_WITHOUT_SESSION.includes(pathname);
    return { scripts: showsLogin ? listHostChunkFiles('login') : [], calls: sessionCalls };
  }
  const { remote, route } = found;
  const rolePage = role === null ? undefined : route.pageFor?.[role];
  const page = rolePage ?? route.page;
  const theme = route.withoutAntd ? [] : listHostChunkFiles('theme');
  const shell = pathname.startsWith(hostPaths.dashboard) ? listHostChunkFiles('shell') : [];
  // An entry may be the `mf-manifest.json` of Module Federation: no script, but data that names the entry script.
  const entry = remote.entry.endsWith('.json') ? [] : [remote.entry];
  const firstCalls = !search && !rolePage ? listFirstCalls(found) : [];
  return {
    scripts: [
      ...new Set([...listHostChunkFiles('federation'), ...theme, ...shell, ...entry, ...(remote.files[page] ?? [])]),
    ],
    calls: [...sessionCalls, ...firstCalls],
  };
}
