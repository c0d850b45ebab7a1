import { defineRoutes } from '@surco/shared/federation';
import { lazyPage } from '@surco/shared/platform';
import { sectionPages } from './sectionPages';
import { manifest } from './manifest';

export const { pages } = defineRoutes(manifest, {
  'users-list': lazyPage(() => import(/* webpackChunkName: "users-list" */ './features/users/pages/UsersListPage')),
  'users-pending': lazyPage(
    () => import(/* webpackChunkName: "users-pending" */ './features/users/pages/UsersPendingPage'),
  ),
  'user-new': lazyPage(() => import(/* webpackChunkName: "user-new" */ './features/users/pages/NewUserPage')),
  'user-profile': lazyPage(
    () => import(/* webpackChunkName: "user-profile" */ './features/users/pages/UserProfilePage'),
  ),
  audit: lazyPage(() => import(/* webpackChunkName: "audit" */ './features/audit/pages/AuditPage')),
  'own-profile': lazyPage(
    () => import(/* webpackChunkName: "own-profile" */ './features/profile/pages/OwnProfilePage'),
  ),
  ...sectionPages,
});
