import { parseRole } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { matchRoutes, type RouteMatch as RouterMatch } from 'react-router-dom';
import { type Route, createRouteTable, UNKNOWN_ROUTE } from './routeTable';

/** An address with the route that it leads to. */
export interface Target {
  pathname: string;
  search: string;
  route: Route;
  /**
   * Name of the production type that the simulator selects, from a link for farmers (`/farmer/Leche`,
   * `?objective=Leche`), decoded; empty if there is none.
   */
  objective: string;
}

export type ResolveTarget = (address: string) => Target;

/** Whether a path leads to a page that needs no session, such as the one of a mailed link. */
export type IsPublicPath = (pathname: string) => boolean;

/** A section normally redirects once; an address that is redirected more often than this is an unknown page. */
const MAX_SECTION_REDIRECTS = 3;

interface RouteEntry {
  path: string;
  handle: { route?: Route; redirectTo?: string };
}

type RouteMatch = RouterMatch<string, RouteEntry>;

const splitPath = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
const isDynamic = (segment: string): boolean => /^[:*]|\?$/.test(segment);

/** The segments of a route before the first dynamic one. */
function getStaticPrefix(routePath: string): string[] {
  const segments = splitPath(routePath);
  const firstDynamic = segments.findIndex(isDynamic);
  return firstDynamic < 0 ? segments : segments.slice(0, firstDynamic);
}

/** Whether a path begins with these segments, or may do so once react-router has decoded it. */
const beginsWith = (path: readonly string[], prefix: readonly string[]): boolean =>
  prefix.every((segment, index) => segment === path[index] || path[index]?.includes('%'));

/** The login routes are the login page only for an existing role: `/foo` and `/login/foo` are unknown pages. */
const hasKnownRole = (route: Route, role: string | undefined): boolean =>
  route.kind !== 'login' || role === undefined || parseRole(role) !== undefined;

/** Creates the function that finds the route of an address. Redirects of sections are followed. */
export function createTargetResolver(remotes: readonly RegisteredRemote[]): ResolveTarget {
  const entries: RouteEntry[] = [
    ...remotes.flatMap(({ redirects }) => redirects.map(({ path, redirectTo }) => ({ path, handle: { redirectTo } }))),
    ...createRouteTable(remotes).map((route) => ({ path: route.path, handle: { route } })),
  ];
  const prefixed = entries.map((entry) => ({ entry, prefix: getStaticPrefix(entry.path) }));

  /**
   * Matches only the routes that begin like the path: react-router compiles and ranks every route that it gets, which
   * takes a slow phone a tenth of a second for all of them.
   */
  const match = (pathname: string): RouteMatch | undefined => {
    const path = splitPath(pathname);
    const candidates = prefixed.filter(({ prefix }) => beginsWith(path, prefix)).map(({ entry }) => entry);
    return matchRoutes(candidates, pathname)?.at(-1);
  };

  /** The match of each path so far: filters keep it. */
  const matches = new Map<string, RouteMatch | undefined>();
  const findMatch = (pathname: string): RouteMatch | undefined => {
    if (!matches.has(pathname)) matches.set(pathname, match(pathname));
    return matches.get(pathname);
  };

  const resolve = (address: string, depth = 0): Target => {
    // Any base will do: only path and query of the address are read.
    const { pathname, search } = new URL(address, 'http://surco.invalid');
    const found = findMatch(pathname);
    const { route, redirectTo } = found?.route.handle ?? {};
    if (redirectTo !== undefined && depth < MAX_SECTION_REDIRECTS) return resolve(redirectTo + search, depth + 1);
    const validRoute = route && hasKnownRole(route, found?.params.role) ? route : UNKNOWN_ROUTE;
    const objective = found?.params.objective ?? new URLSearchParams(search).get('objective') ?? '';
    return { pathname, search, route: validRoute, objective };
  };

  return (address) => resolve(address);
}

/** An unknown address is not public: it may belong to a section that is not registered at the moment. */
export const createPublicPathCheck =
  (resolve: ResolveTarget): IsPublicPath =>
  (pathname) => {
    const { route } = resolve(pathname);
    return route !== UNKNOWN_ROUTE && route.access === 'public';
  };
