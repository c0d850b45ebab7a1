import { defineRoutes } from '@surco/shared/federation';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = defineRoutes(manifest, {
  'customers-list': lazyPage(
    () => import(/* webpackChunkName: "customers-list" */ './features/customers/pages/CustomersListPage'),
  ),
  'customer-form': lazyPage(
    () => import(/* webpackChunkName: "customer-form" */ './features/customer-form/pages/CustomerFormPage'),
  ),
  'import-customers': lazyPage(
    () => import(/* webpackChunkName: "import-customers" */ './features/customers/pages/ImportCustomersPage'),
  ),
  'customer-profile': lazyPage(
    () => import(/* webpackChunkName: "customer-profile" */ './features/customer-profile/pages/CustomerProfilePage'),
  ),
  'customer-account': lazyPage(
    () => import(/* webpackChunkName: "customer-account" */ './features/customer-account/pages/CustomerAccountPage'),
  ),
  'customer-merge': lazyPage(
    () => import(/* webpackChunkName: "customer-merge" */ './features/customer-merge/pages/CustomerMergePage'),
  ),
  'customer-registration': lazyPage(
    () =>
      import(/* webpackChunkName: "customer-registration" */ './features/registration/pages/CustomerRegistrationPage'),
  ),
  'privacy-notice': lazyPage(
    () => import(/* webpackChunkName: "privacy-notice" */ './features/privacy-notice/pages/PrivacyNoticePage'),
  ),
});
