import { CONTRACT_VERSION, type RegisteredRemote } from '@surco/shared/federation';
import { type Role, STAFF_ROLES } from '@surco/shared/domain';

const MANAGERS: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor'];
const buildInfo = { contract: `^${CONTRACT_VERSION}`, version: '1.0.0+test', files: {} };

/** Sections for the host's tests, independent of the real sections. */
export const testSections: readonly RegisteredRemote[] = [
  {
    ...buildInfo,
    name: 'mfe-one',
    entry: '/remotes/mfe-one/remoteEntry.js',
    menu: [{ path: '/dashboard/sales', label: 'Ventas', icon: 'M3 3h18', order: 10, roles: STAFF_ROLES }],
    routes: [
      {
        path: '/dashboard/sales/list/sale',
        roles: STAFF_ROLES,
        title: 'Ventas',
        page: 'sales-list',
        homeFor: ['Consultant'],
      },
      {
        path: '/dashboard/sales/create-sale/:voucherId?',
        roles: ['Consultant'],
        title: 'Nueva venta',
        page: 'create-sale',
      },
      { path: '/dashboard/sales/sale/:id?', roles: STAFF_ROLES, title: 'Venta', page: 'sale-detail' },
      { path: '/dashboard/products/list', roles: ['Admin'], title: 'Productos', page: 'products' },
      {
        path: '/dashboard/users',
        roles: MANAGERS,
        title: 'Usuarios',
        page: 'users',
        homeFor: MANAGERS,
        profileFor: ['Consultant'],
      },
      { path: '/dashboard/overview', roles: MANAGERS, title: 'Inicio', page: 'overview', overviewFor: MANAGERS },
      { path: '/dashboard/users/me', roles: MANAGERS, title: 'Mi perfil', page: 'own-profile', profileFor: MANAGERS },
      { path: '/registro', roles: 'public', title: 'Registro', page: 'registration', loginLink: 'Registrarse' },
    ],
    redirects: [{ path: '/dashboard/sales', redirectTo: '/dashboard/sales/list/sale' }],
  },
  {
    ...buildInfo,
    name: 'mfe-two',
    entry: '/remotes/mfe-two/remoteEntry.js',
    menu: [],
    routes: [
      {
        path: '/simulator',
        roles: [...STAFF_ROLES, 'Farmer'],
        title: 'Simulador',
        page: 'simulator',
        homeFor: ['Farmer'],
      },
      { path: '/dashboard/simulator/simulator', roles: STAFF_ROLES, title: 'Simulador', page: 'simulator' },
    ],
    redirects: [],
  },
];
