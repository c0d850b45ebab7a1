import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  'sales-list': lazyPage(
    () => import(/* webpackChunkName: "sales-list" */ './features/sales-list/pages/SalesListPage'),
  ),
  'import-sales': lazyPage(
    () => import(/* webpackChunkName: "import-sales" */ './features/import-sales/pages/ImportSalesPage'),
  ),
  'create-sale': lazyPage(
    () => import(/* webpackChunkName: "create-sale" */ './features/document-form/pages/CreateSalePage'),
  ),
  'edit-sale': lazyPage(
    () => import(/* webpackChunkName: "edit-sale" */ './features/document-form/pages/EditSalePage'),
  ),
  'create-dkbono': lazyPage(
    () => import(/* webpackChunkName: "create-dkbono" */ './features/document-form/pages/CreateVoucherPage'),
  ),
  'edit-dkbono': lazyPage(
    () => import(/* webpackChunkName: "edit-dkbono" */ './features/document-form/pages/EditVoucherPage'),
  ),
  'sale-detail': lazyPage(
    () => import(/* webpackChunkName: "sale-detail" */ './features/document-detail/pages/SaleDetailPage'),
  ),
  'voucher-detail': lazyPage(
    () => import(/* webpackChunkName: "voucher-detail" */ './features/document-detail/pages/VoucherDetailPage'),
  ),
});
