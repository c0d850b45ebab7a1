import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { Role } from '@surco/shared/contract/roles';

const STAFF: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor', 'Consultant'];
const build = { contract: '^1.0.0', version: '1.0.0+test', files: {} };

/** Remotes for the host's own tests; the host never names a real one. */
export const testRemotes: readonly RegisteredRemote[] = [
  {
    ...build,
    name: 'mfe-one',
    entry: '/remotes/mfe-one/remoteEntry.js',
    menu: [{ path: '/dashboard/sales', label: 'Ventas', icon: 'M3 3h18', order: 10, roles: STAFF }],
    routes: [
      { path: '/dashboard/sales/list/sale', roles: STAFF, title: 'Ventas', page: 'sales-list' },
      {
        path: '/dashboard/sales/create-sale/:voucherId?',
        roles: ['Consultant'],
        title: 'Nueva venta',
        page: 'create-sale',
      },
      { path: '/dashboard/sales/sale/:id?', roles: STAFF, title: 'Venta', page: 'sale-detail' },
      { path: '/dashboard/products/list', roles: ['Admin'], title: 'Productos', page: 'products' },
      { path: '/dashboard/users', roles: ['Admin', 'Coordinator', 'Supervisor'], title: 'Usuarios', page: 'users' },
    ],
    redirects: [{ path: '/dashboard/sales', redirectTo: '/dashboard/sales/list/sale' }],
  },
  {
    ...build,
    name: 'mfe-two',
    entry: '/remotes/mfe-two/remoteEntry.js',
    menu: [],
    routes: [
      { path: '/simulator', roles: [...STAFF, 'Farmer'], title: 'Simulador', page: 'simulator' },
      { path: '/dashboard/simulator/simulator', roles: STAFF, title: 'Simulador', page: 'simulator' },
    ],
    redirects: [],
  },
];
