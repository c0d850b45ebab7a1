import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  'seasons-list': lazyPage(
    () => import(/* webpackChunkName: "seasons-list" */ './features/seasons/pages/SeasonsListPage'),
  ),
  'season-form': lazyPage(
    () => import(/* webpackChunkName: "season-form" */ './features/season-form/pages/SeasonFormPage'),
  ),
  'inventory-list': lazyPage(
    () => import(/* webpackChunkName: "inventory-list" */ './features/inventory/pages/InventoryListPage'),
  ),
  'register-inventory': lazyPage(
    () => import(/* webpackChunkName: "register-inventory" */ './features/register/pages/RegisterPage'),
  ),
  'update-inventory': lazyPage(
    () => import(/* webpackChunkName: "update-inventory" */ './features/adjust/pages/AdjustPage'),
  ),
  'inventory-detail': lazyPage(
    () => import(/* webpackChunkName: "inventory-detail" */ './features/detail/pages/InventoryDetailPage'),
  ),
});
