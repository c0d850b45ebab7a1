import { calls } from '../../contract/calls';
import type { CallAccess } from '../../contract/permissions';
import type { Role } from '../../domain/users/roles';
import type { RemoteManifest, RemoteRoute } from '../manifest/manifest';
import type { BuildProblem } from '../releases/buildProblem';

interface ReadCall {
  key: string;
  access: CallAccess;
  segments: readonly string[];
}

const readCalls: readonly ReadCall[] = Object.entries(calls)
  .filter(([key]) => key.startsWith('GET /'))
  .map(([key, { access }]) => ({ key, access, segments: key.slice('GET '.length).split('/') }));

const isParameter = (segment: string): boolean => /^[:{]/.test(segment);

/** The call of a path such as `/sales/:id?page=1`; a constant segment is preferred to a parameter. */
function findCall(path: string): ReadCall | undefined {
  const segments = (path.split('?')[0] ?? '').split('/');
  const matching = readCalls.filter(
    (call) =>
      call.segments.length === segments.length &&
      call.segments.every((segment, index) => isParameter(segment) || segment === segments[index]),
  );
  const countParameters = (call: ReadCall): number => call.segments.filter(isParameter).length;
  return matching.sort((a, b) => countParameters(a) - countParameters(b))[0];
}

const listRefused = (key: string | undefined, roles: readonly Role[]): Role[] => {
  const { access } = readCalls.find((call) => call.key === key) ?? {};
  return typeof access === 'object' ? roles.filter((role) => !access.includes(role)) : [];
};

/** A call of a page that the API refuses to all roles of the page. */
export interface CallOfOthers {
  path: string;
  roles: readonly Role[];
  key: string;
  allowed: readonly Role[];
}

/**
 * The calls of pages that none of the roles of the page may make.
 * @param listCalls the calls in the code of a page, by its key
 */
export function listCallsOfOthers(
  { routes }: Pick<RemoteManifest, 'routes'>,
  listCalls: (page: string) => readonly string[],
): CallOfOthers[] {
  const accessOf = new Map<string, CallAccess>(Object.entries(calls).map(([key, { access }]) => [key, access]));
  return routes.flatMap(({ path, roles, page, pageFor = {} }) => {
    if (roles === 'public') return [];
    const getPage = (role: Role): string => pageFor[role] ?? page;
    return [...new Set(roles.map(getPage))].flatMap((shown) => {
      const ownRoles = roles.filter((role) => getPage(role) === shown);
      return listCalls(shown).flatMap((key): CallOfOthers[] => {
        const access = accessOf.get(key);
        return typeof access === 'object' && !access.some((role) => ownRoles.includes(role))
          ? [{ path, roles: ownRoles, key, allowed: access }]
          : [];
      });
    });
  });
}

/** Roles that may open a page whose first calls the API refuses them: they would see an error in place of it. */
function findRouteProblems({ path, roles, pageFor = {}, firstCall, parallelCalls = [] }: RemoteRoute): BuildProblem[] {
  if (roles === 'public') return [];
  const ownRoles = roles.filter((role) => pageFor[role] === undefined);
  return [...(firstCall === undefined ? [] : [firstCall]), ...parallelCalls].flatMap((call): BuildProblem[] => {
    const key = findCall(call)?.key;
    const refused = listRefused(key, ownRoles);
    return key && refused.length > 0
      ? [{ kind: 'roles', subject: `${path} (${refused.join(', ')})`, detail: key }]
      : [];
  });
}

/** The calls of a section that the API refuses to roles which the manifest names for them. */
export function findRoleProblems({ routes, offlineData = {} }: Pick<RemoteManifest, 'routes' | 'offlineData'>) {
  const ofData = Object.entries(offlineData).flatMap(([role, keys]): BuildProblem[] =>
    keys
      .filter((key) => listRefused(key, [role as Role]).length > 0)
      .map((key) => ({ kind: 'roles', subject: `offlineData (${role})`, detail: key })),
  );
  return [...routes.flatMap(findRouteProblems), ...ofData];
}
