import { defineRoutes } from '@surco/shared/federation';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = defineRoutes(manifest, {
  'seasons-list': lazyPage(
    () => import(/* webpackChunkName: "seasons-list" */ './features/seasons/pages/SeasonsListPage'),
  ),
  'season-detail': lazyPage(
    () => import(/* webpackChunkName: "season-detail" */ './features/season-detail/pages/SeasonDetailPage'),
  ),
  'season-form': lazyPage(
    () => import(/* webpackChunkName: "season-form" */ './features/season-form/pages/SeasonFormPage'),
  ),
  'inventory-list': lazyPage(
    () => import(/* webpackChunkName: "inventory-list" */ './features/inventory-list/pages/InventoryListPage'),
  ),
  'register-inventory': lazyPage(
    () =>
      import(/* webpackChunkName: "register-inventory" */ './features/register-inventory/pages/RegisterInventoryPage'),
  ),
  'import-inventory': lazyPage(
    () => import(/* webpackChunkName: "import-inventory" */ './features/inventory-list/pages/ImportInventoryPage'),
  ),
  'adjust-inventory': lazyPage(
    () => import(/* webpackChunkName: "adjust-inventory" */ './features/adjust-inventory/pages/AdjustInventoryPage'),
  ),
  'inventory-detail': lazyPage(
    () => import(/* webpackChunkName: "inventory-detail" */ './features/inventory-detail/pages/InventoryDetailPage'),
  ),
});
