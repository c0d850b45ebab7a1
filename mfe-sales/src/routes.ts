import { defineRoutes } from '@surco/shared/federation';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = defineRoutes(manifest, {
  overview: lazyPage(() => import(/* webpackChunkName: "overview" */ './features/overview/pages/OverviewPage')),
  'my-day': lazyPage(() => import(/* webpackChunkName: "my-day" */ './features/my-day/pages/MyDayPage')),
  'sales-list': lazyPage(
    () => import(/* webpackChunkName: "sales-list" */ './features/sales-list/pages/SalesListPage'),
  ),
  'import-sales': lazyPage(
    () => import(/* webpackChunkName: "import-sales" */ './features/import-sales/pages/ImportSalesPage'),
  ),
  targets: lazyPage(() => import(/* webpackChunkName: "targets" */ './features/targets/pages/TargetsPage')),
  'create-sale': lazyPage(
    () => import(/* webpackChunkName: "create-sale" */ './features/document-form/pages/CreateSalePage'),
  ),
  'edit-sale': lazyPage(
    () => import(/* webpackChunkName: "edit-sale" */ './features/document-form/pages/EditSalePage'),
  ),
  'create-voucher': lazyPage(
    () => import(/* webpackChunkName: "create-voucher" */ './features/document-form/pages/CreateVoucherPage'),
  ),
  'edit-voucher': lazyPage(
    () => import(/* webpackChunkName: "edit-voucher" */ './features/document-form/pages/EditVoucherPage'),
  ),
  'sale-detail': lazyPage(
    () => import(/* webpackChunkName: "sale-detail" */ './features/document-detail/pages/SaleDetailPage'),
  ),
  'voucher-detail': lazyPage(
    () => import(/* webpackChunkName: "voucher-detail" */ './features/document-detail/pages/VoucherDetailPage'),
  ),
});
