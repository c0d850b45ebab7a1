import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { cataloguePages } from './catalogue/pages';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  'users-list': lazyPage(() => import(/* webpackChunkName: "users-list" */ './features/users/pages/UsersListPage')),
  'own-profile': lazyPage(
    () => import(/* webpackChunkName: "own-profile" */ './features/profile/pages/OwnProfilePage'),
  ),
  ...cataloguePages,
});
