import { setupPaths, userPaths } from '@surco/shared/contract';
import { ADMIN_ONLY, MANAGER_ROLES, STAFF_ROLES } from '@surco/shared/domain';
import { defineManifest } from '@surco/shared/federation';
import { manifestParts } from './manifestParts';
import {
  FIRST_PENDING_CALL,
  FIRST_USERS_CALL,
  userTabLabels,
  userTabPaths,
  USER_TABS,
} from './features/users/model/userTabs';

export const manifest = defineManifest({
  name: 'mfe-admin',
  menu: [
    {
      path: userPaths.list,
      label: 'Usuarios',
      roles: MANAGER_ROLES,
      icon: 'M4.5 20v-1.5A4.5 4.5 0 0 1 9 14h6a4.5 4.5 0 0 1 4.5 4.5V20M12 11a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Z',
      order: 20,
      children: [
        ...USER_TABS.map((tab) => ({ path: userTabPaths[tab], label: userTabLabels[tab], roles: MANAGER_ROLES })),
        { path: userPaths.audit, label: 'Bitácora de cambios', roles: ADMIN_ONLY },
      ],
    },
    ...manifestParts.menu,
  ],
  routes: [
    {
      path: userPaths.list,
      roles: STAFF_ROLES,
      title: 'Usuarios',
      page: 'users-list',
      firstCall: FIRST_USERS_CALL,
      // consultants see their own profile at this path.
      pageFor: { Consultant: 'own-profile' },
      titleFor: { Consultant: 'Mi perfil' },
      homeFor: MANAGER_ROLES,
      profileFor: ['Consultant'],
    },
    {
      path: userPaths.ownProfile,
      roles: MANAGER_ROLES,
      title: 'Mi perfil',
      page: 'own-profile',
      firstCall: '/users/me',
      profileFor: MANAGER_ROLES,
    },
    {
      path: userPaths.pending,
      roles: MANAGER_ROLES,
      title: 'Pendientes de aprobación',
      page: 'users-pending',
      firstCall: FIRST_PENDING_CALL,
    },
    { path: setupPaths.setup, roles: ADMIN_ONLY, title: 'Preparar Surco', page: 'setup', firstCall: '/setup' },
    { path: setupPaths.company, roles: ADMIN_ONLY, title: 'Mi empresa', page: 'partner-create', action: true },
    { path: userPaths.newUser, roles: MANAGER_ROLES, title: 'Nuevo usuario', page: 'user-new', action: true },
    {
      path: userPaths.importUsers,
      roles: MANAGER_ROLES,
      title: 'Importar usuarios',
      page: 'import-users',
      importLabel: 'Usuarios',
      action: true,
    },
    {
      path: userPaths.user,
      roles: MANAGER_ROLES,
      title: 'Usuario',
      page: 'user-profile',
      firstCall: '/users/:id',
    },
    {
      path: userPaths.audit,
      roles: ADMIN_ONLY,
      title: 'Bitácora de cambios',
      page: 'audit',
      firstCall: '/audit?page=1&size=10&sort=-at',
    },
    ...manifestParts.routes,
  ],
  redirects: [{ path: userPaths.listAlias, redirectTo: userPaths.list }, ...manifestParts.redirects],
});
