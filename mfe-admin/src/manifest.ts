import { STAFF } from '@surco/shared/contract/roles';
import { defineManifest } from '@surco/shared/federation/manifest';
import { catalogue } from './catalogue/manifest';
import { AUDIT_PATH, NEW_USER_PATH, PENDING_PATH, userPath, USERS_PATH } from './state/paths';
import { FIRST_PENDING_CALL, FIRST_USERS_CALL, tabLabels, tabPaths, TABS } from './state/userTabs';

/** Whom P-05 lets keep users. */
const MANAGERS = ['Admin', 'Coordinator', 'Supervisor'] as const;

export const manifest = defineManifest({
  name: 'mfe-admin',
  contract: '^1.3.0',
  menu: [
    {
      path: USERS_PATH,
      label: 'Usuarios',
      roles: MANAGERS,
      icon: 'M4.5 20v-1.5A4.5 4.5 0 0 1 9 14h6a4.5 4.5 0 0 1 4.5 4.5V20M12 11a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z',
      order: 20,
      children: [
        ...TABS.map((tab) => ({ path: tabPaths[tab], label: tabLabels[tab], roles: MANAGERS })),
        { path: AUDIT_PATH, label: 'Bitácora de cambios', roles: ['Admin'] },
      ],
    },
    ...catalogue.menu,
  ],
  routes: [
    {
      path: USERS_PATH,
      roles: STAFF,
      title: 'Usuarios',
      page: 'users-list',
      firstCall: FIRST_USERS_CALL,
      // at the same address a consultant finds its own profile.
      pageFor: { Consultant: 'own-profile' },
      titleFor: { Consultant: 'Mi perfil' },
    },
    { path: '/dashboard/users/me', roles: MANAGERS, title: 'Mi perfil', page: 'own-profile', firstCall: '/users/me' },
    {
      path: PENDING_PATH,
      roles: MANAGERS,
      title: 'Pendientes de aprobación',
      page: 'users-pending',
      firstCall: FIRST_PENDING_CALL,
    },
    { path: NEW_USER_PATH, roles: MANAGERS, title: 'Nuevo usuario', page: 'user-new' },
    { path: userPath(':id'), roles: MANAGERS, title: 'Usuario', page: 'user-profile' },
    {
      path: AUDIT_PATH,
      roles: ['Admin'],
      title: 'Bitácora de cambios',
      page: 'audit',
      firstCall: '/audit?page=1&size=10&sort=-at',
    },
    ...catalogue.routes,
  ],
  redirects: [{ path: '/dashboard/users/list', redirectTo: USERS_PATH }, ...catalogue.redirects],
});
