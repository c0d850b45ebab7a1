import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';

/** Whom P-05 lets keep users. */
const MANAGERS = ['Admin', 'Coordinator', 'Supervisor'] as const;

export const manifest = defineManifest({
  name: 'mfe-admin',
  contract: '1',
  menu: [
    {
      path: '/dashboard/users',
      label: 'Usuarios',
      roles: MANAGERS,
      icon: 'M4.5 20v-1.5A4.5 4.5 0 0 1 9 14h6a4.5 4.5 0 0 1 4.5 4.5V20M12 11a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z',
      order: 20,
    },
    {
      path: '/dashboard/products/list',
      label: 'Productos',
      roles: ['Admin'],
      icon: 'M12 3 4 7.2v9.6L12 21l8-4.2V7.2L12 3Zm0 9 8-4.8M12 12v9m0-9L4 7.2',
      order: 40,
    },
  ],
  routes: [
    {
      path: '/dashboard/users',
      roles: STAFF,
      title: 'Usuarios',
      page: 'users-list',
      firstCall: '/users?page=1&size=10&sort=name',
      // at the same address a consultant finds its own profile.
      pageFor: { Consultant: 'own-profile' },
      titleFor: { Consultant: 'Mi perfil' },
    },
    { path: '/dashboard/users/me', roles: MANAGERS, title: 'Mi perfil', page: 'own-profile', firstCall: '/users/me' },
    {
      path: '/dashboard/products/list',
      roles: ['Admin'],
      title: 'Productos',
      page: 'products-list',
      firstCall: '/products?page=1&size=10&sort=code',
    },
  ],
  redirects: [
    { path: '/dashboard/users/list', redirectTo: '/dashboard/users' },
    { path: '/dashboard/products', redirectTo: '/dashboard/products/list' },
  ],
});
