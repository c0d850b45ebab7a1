import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  'seasons-list': lazyPage(
    () => import(/* webpackChunkName: "seasons-list" */ './features/seasons/pages/SeasonsListPage'),
  ),
});
