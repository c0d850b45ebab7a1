import { hostPaths } from '@surco/shared/contract';
import type { RegisteredRemote, RemoteRoute } from '@surco/shared/federation';
import { type Role, roles, STAFF_ROLES } from '@surco/shared/domain';

/** What the guard decides by; `page` and `unknown` have no rule of their own. */
export type RouteKind =
  | 'login'
  | 'sso-redirect'
  | 'restore'
  | 'farmer'
  | 'logout'
  | 'terms'
  | 'second-factor'
  | 'home'
  | 'manual'
  | 'paper'
  | 'page'
  | 'unknown';

/** Keys of the host's own pages. */
export type HostPage =
  | 'login'
  | 'restore'
  | 'new-password'
  | 'confirm-email'
  | 'farmer'
  | 'logout'
  | 'terms'
  | 'second-factor'
  | 'manual'
  | 'paper'
  | 'notifications'
  | 'shared-file';

/**
 * Which visitors and staff may enter: everyone; every signed-in user (an empty list, R-08); or the listed roles. The
 * guard does not apply it to a signed-in farmer, who reaches only the pages of N-04.
 */
export type RouteAccess = 'public' | readonly Role[];

export interface Route {
  path: string;
  kind: RouteKind;
  access: RouteAccess;
  title: string;
  /** Key of a host page; a section's page is in `remote`. */
  page?: HostPage;
  remote?: { remote: RegisteredRemote; route: RemoteRoute };
}

/** The host's own routes; the others come from the registry. */
export const HOST_ROUTES: readonly Route[] = [
  { path: `${hostPaths.login}/:role?/:objective?`, kind: 'login', access: 'public', title: 'Entrar', page: 'login' },
  { path: '/:role?/:objective?', kind: 'login', access: 'public', title: 'Entrar', page: 'login' },
  { path: hostPaths.ssoRedirect, kind: 'sso-redirect', access: 'public', title: 'Entrar' },
  {
    path: hostPaths.restorePassword,
    kind: 'restore',
    access: 'public',
    title: 'Recuperar la contraseña',
    page: 'restore',
  },
  { path: hostPaths.newPassword, kind: 'page', access: 'public', title: 'Elija su contraseña', page: 'new-password' },
  { path: hostPaths.confirmEmail, kind: 'page', access: 'public', title: 'Confirmar el correo', page: 'confirm-email' },
  { path: hostPaths.paper, kind: 'paper', access: 'public', title: 'Documento', page: 'paper' },
  { path: hostPaths.farmer, kind: 'farmer', access: roles, title: 'Simulador', page: 'farmer' },
  { path: hostPaths.logout, kind: 'logout', access: roles, title: 'Cerrar sesión', page: 'logout' },
  { path: hostPaths.acceptTerms, kind: 'terms', access: [], title: 'Términos y condiciones', page: 'terms' },
  {
    path: hostPaths.secondFactor,
    kind: 'second-factor',
    access: STAFF_ROLES,
    title: 'Verificación en dos pasos',
    page: 'second-factor',
  },
  { path: hostPaths.manual, kind: 'manual', access: [], title: 'Manual de Surco', page: 'manual' },
  { path: hostPaths.dashboard, kind: 'home', access: [], title: 'Inicio' },
  {
    path: hostPaths.sharedFile,
    kind: 'page',
    access: STAFF_ROLES,
    title: 'Importar un archivo',
    page: 'shared-file',
  },
  { path: hostPaths.notifications, kind: 'page', access: STAFF_ROLES, title: 'Notificaciones', page: 'notifications' },
];

/** The route of an address that matches no other. */
export const UNKNOWN_ROUTE: Route = { path: '*', kind: 'unknown', access: 'public', title: 'Página no encontrada' };

const createSectionRoutes = (remote: RegisteredRemote): Route[] =>
  remote.routes.map((route) => ({
    path: route.path,
    kind: 'page',
    access: route.roles,
    title: route.title,
    remote: { remote, route },
  }));

/** All routes of the product: the host's and those of the registered sections. */
export const createRouteTable = (remotes: readonly RegisteredRemote[]): readonly Route[] => [
  ...HOST_ROUTES,
  ...remotes.flatMap(createSectionRoutes),
];
