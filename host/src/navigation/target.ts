import { parseRole } from '@surco/shared/contract/roles';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { matchRoutes } from 'react-router-dom';
import { type Route, routeTable, UNKNOWN_ROUTE } from './routeTable';

/** An address with what it leads to. */
export interface Target {
  pathname: string;
  search: string;
  route: Route;
  /** Decoded objective of a login or farmer address, from its path or its query. */
  objective: string;
}

export type Resolve = (address: string) => Target;

interface Entry {
  path: string;
  handle: { route?: Route; redirectTo?: string };
}

/** `/:role?/:objective?` is the login page only for a role there is; otherwise any word would be one. */
const isLogin = (route: Route, role: string | undefined): boolean =>
  route.kind !== 'login' || role === undefined || parseRole(role) !== undefined;

/** Makes the function that tells what an address leads to; section addresses go on to their first page. */
export function resolver(remotes: readonly RegisteredRemote[]): Resolve {
  const entries: Entry[] = [
    ...routeTable(remotes).map((route) => ({ path: route.path, handle: { route } })),
    ...remotes.flatMap(({ redirects }) => redirects.map(({ path, redirectTo }) => ({ path, handle: { redirectTo } }))),
  ];

  const resolve = (address: string, depth = 0): Target => {
    const { pathname, search } = new URL(address, 'http://surco.invalid');
    const match = matchRoutes(entries, pathname)?.at(-1);
    const { route, redirectTo } = match?.route.handle ?? {};
    if (redirectTo !== undefined && depth < 3) return resolve(redirectTo + search, depth + 1);
    const known = route && isLogin(route, match?.params.role) ? route : UNKNOWN_ROUTE;
    const objective = match?.params.objective ?? new URLSearchParams(search).get('objective') ?? '';
    return { pathname, search, route: known, objective };
  };

  return (address) => resolve(address);
}
