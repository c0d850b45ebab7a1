import type { RegisteredRemote, RemoteRoute } from '@surco/shared/federation/manifest';
import { type Role, STAFF } from '@surco/shared/contract/roles';

/** What the guard treats in a way of its own. */
export type RouteKind =
  'login' | 'redirect' | 'restore' | 'farmer' | 'logout' | 'terms' | 'simulator' | 'home' | 'page' | 'unknown';

/** The host's own screens, by key. */
export type HostPage = 'login' | 'restore' | 'new-password' | 'farmer' | 'logout' | 'terms' | 'notifications';

/** Who may enter: anyone; whoever is signed in (an empty list of roles, R-08); or these roles. */
export type Access = 'public' | readonly Role[];

export interface Route {
  path: string;
  kind: RouteKind;
  access: Access;
  title: string;
  /** The host's own page, or a remote's. */
  page?: HostPage;
  remote?: { remote: RegisteredRemote; route: RemoteRoute };
}

const ALL: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer'];

/** Where a person reads what it was told. */
export const NOTIFICATIONS = '/dashboard/notifications';

/** The shell's own addresses; every other one comes from the registry. */
export const HOST_ROUTES: readonly Route[] = [
  { path: '/login/:role?/:objective?', kind: 'login', access: 'public', title: 'Entrar', page: 'login' },
  { path: '/:role?/:objective?', kind: 'login', access: 'public', title: 'Entrar', page: 'login' },
  { path: '/redirect', kind: 'redirect', access: 'public', title: 'Entrar' },
  { path: '/restore-password', kind: 'restore', access: 'public', title: 'Recuperar la contraseña', page: 'restore' },
  { path: '/new-password', kind: 'page', access: 'public', title: 'Contraseña nueva', page: 'new-password' },
  { path: '/farmer', kind: 'farmer', access: ALL, title: 'Simulador', page: 'farmer' },
  { path: '/logout', kind: 'logout', access: ALL, title: 'Cerrar sesión', page: 'logout' },
  { path: '/accept-terms', kind: 'terms', access: [], title: 'Términos y condiciones', page: 'terms' },
  { path: '/dashboard', kind: 'home', access: [], title: 'Inicio' },
  { path: NOTIFICATIONS, kind: 'page', access: STAFF, title: 'Notificaciones', page: 'notifications' },
];

/** What stands where no address matches. */
export const UNKNOWN_ROUTE: Route = { path: '*', kind: 'unknown', access: 'public', title: 'Página no encontrada' };

const SIMULATOR_PATH = '/simulator';

const ofRemote = (remote: RegisteredRemote): Route[] =>
  remote.routes.map((route) => ({
    path: route.path,
    kind: route.path === SIMULATOR_PATH ? 'simulator' : 'page',
    access: route.roles,
    title: route.title,
    remote: { remote, route },
  }));

/** Every address of the product: the host's and those of the remotes the registry names. */
export const routeTable = (remotes: readonly RegisteredRemote[]): readonly Route[] => [
  ...HOST_ROUTES,
  ...remotes.flatMap(ofRemote),
];
