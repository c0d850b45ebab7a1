import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  'sales-list': lazyPage(
    () => import(/* webpackChunkName: "sales-list" */ './features/sales-list/pages/SalesListPage'),
  ),
  'create-sale': lazyPage(
    () => import(/* webpackChunkName: "create-sale" */ './features/create-sale/pages/CreateSalePage'),
  ),
  'sale-detail': lazyPage(
    () => import(/* webpackChunkName: "sale-detail" */ './features/sale-detail/pages/SaleDetailPage'),
  ),
});
