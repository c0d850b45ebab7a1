import type { Role } from '@surco/shared/contract/roles';
import type { RegisteredRemote, RemoteRoute } from '@surco/shared/federation/manifest';
import { type RemoteRegistry, refusal } from '@surco/shared/federation/registry';
import type { FrontEnd } from './frontEnd';

/** What a first load of an address needs, so that the browser asks for all of it at once. */
export interface Preloads {
  /** Scripts, addresses from the root. */
  scripts: string[];
  /** GET calls to start with the HTML, below the API's base. */
  calls: string[];
}

const NOTHING: Preloads = { scripts: [], calls: [] };

/** `/a/:id?` as an expression: a segment with `?` may be missing. */
function expression(pattern: string): RegExp {
  const segments = pattern.split('/').filter(Boolean);
  const source = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

const isStatic = ({ path }: { path: string }): boolean => !path.includes(':');

function find(remotes: readonly RegisteredRemote[], pathname: string) {
  const redirect = remotes.flatMap(({ redirects }) => redirects).find(({ path }) => expression(path).test(pathname));
  const address = redirect?.redirectTo ?? pathname;
  const all = remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, route })));
  const matching = all.filter(({ route }) => expression(route.path).test(address));
  return matching.find(({ route }) => isStatic(route)) ?? matching[0];
}

const mayEnter = (route: RemoteRoute, role: Role | null): boolean =>
  route.roles === 'public' || (role !== null && route.roles.includes(role));

/**
 * Preloads for an address and the role the session cookie proves (null without one).
 * Nothing of a section is named that the role may not see (N-12), or that the host will not run.
 */
export function preloadsFor(
  { host }: Pick<FrontEnd, 'host'>,
  registry: RemoteRegistry,
  pathname: string,
  search: string,
  role: Role | null,
): Preloads {
  const session = role ? ['/auth/me'] : [];
  const found = find(registry.remotes, pathname);
  if (!found || !mayEnter(found.route, role) || refusal(found.remote)) return { ...NOTHING, calls: session };
  const { remote, route } = found;
  const own = role === null ? undefined : route.pageFor?.[role];
  const page = own ?? route.page;
  const ours = (name: string): string[] => (host.chunks[name] ?? []).map((file) => `/${file}`);
  const shell = pathname.startsWith('/dashboard') ? ours('shell') : [];
  const first = route.firstCall && !search && !own ? [route.firstCall] : [];
  return {
    scripts: [...new Set([...ours('federation'), ...shell, remote.entry, ...(remote.files[page] ?? [])])],
    calls: [...session, ...first],
  };
}
