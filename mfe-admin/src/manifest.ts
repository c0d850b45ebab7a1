import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';
import { catalogue } from './catalogue/manifest';

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
    ...catalogue.menu,
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
    ...catalogue.routes,
  ],
  redirects: [
    { path: '/dashboard/users/list', redirectTo: '/dashboard/users' },
    ...catalogue.redirects,
  ],
});
