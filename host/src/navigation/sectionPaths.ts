import { hostPaths } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import type { RegisteredRemote, RemoteRoute } from '@surco/shared/federation';
import { createContext, useContext } from 'react';

/** Addresses of sections that the host links to. They come from the manifests: the host names no section (C-04). */
export interface SectionPaths {
  /** The page a role starts from (N-08). */
  home: Readonly<Record<Role, string>>;
  /** Where the logo and "Ir al inicio" lead a role: its overview, or else its home. */
  overview: Readonly<Record<Role, string>>;
  /** The page with a role's own profile; none for a farmer. */
  profile: Readonly<Partial<Record<Role, string>>>;
  /** Public pages with a link on the login page. */
  loginLinks: readonly { path: string; label: string }[];
  /** Pages that import a spreadsheet; `label` names what they import, e.g. `Ventas`. */
  imports: readonly { path: string; label: string; roles: RemoteRoute['roles'] }[];
  /** Pages that the operating system offers in the menu of the installed app's icon. */
  shortcuts: readonly Pick<RemoteRoute, 'path' | 'roles'>[];
  /** The sections themselves, for code that is loaded later. */
  remotes: readonly RegisteredRemote[];
}

/** Whether the manifest lists the role for this page; false for a public page, which lists none. */
export const isForRole = ({ roles }: Pick<RemoteRoute, 'roles'>, role: Role): boolean =>
  roles !== 'public' && roles.includes(role);

/** Homes where the registry names none: pages of the host that the role may enter. */
const FALLBACK_HOME: SectionPaths['home'] = {
  Admin: hostPaths.notifications,
  Coordinator: hostPaths.notifications,
  Supervisor: hostPaths.notifications,
  Consultant: hostPaths.notifications,
  Farmer: hostPaths.farmer,
};

/**
 * Reads homes, overviews, profiles, login links, imports and shortcuts from the manifests. For a home or profile that several
 * routes claim, the first one counts.
 */
export function readSectionPaths(remotes: readonly RegisteredRemote[]): SectionPaths {
  const routes = remotes.flatMap((remote) => remote.routes);
  const collectPathsByRole = (field: 'homeFor' | 'overviewFor' | 'profileFor'): Partial<Record<Role, string>> =>
    Object.fromEntries(
      [...routes].reverse().flatMap((route) => (route[field] ?? []).map((role) => [role, route.path])),
    );
  const home = { ...FALLBACK_HOME, ...collectPathsByRole('homeFor') };
  return {
    home,
    overview: { ...home, ...collectPathsByRole('overviewFor') },
    profile: collectPathsByRole('profileFor'),
    loginLinks: routes.flatMap(({ path, loginLink }) => (loginLink ? [{ path, label: loginLink }] : [])),
    imports: routes.flatMap(({ path, importLabel, roles }) =>
      importLabel ? [{ path, label: importLabel, roles }] : [],
    ),
    shortcuts: routes.filter(({ shortcut }) => shortcut !== undefined),
    remotes,
  };
}

export const SectionPathsContext = createContext<SectionPaths>(readSectionPaths([]));

export const useSectionPaths = (): SectionPaths => useContext(SectionPathsContext);
