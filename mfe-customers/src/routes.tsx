import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  'customers-list': lazyPage(
    () => import(/* webpackChunkName: "customers-list" */ './features/customers/pages/CustomersListPage'),
  ),
  'customer-form': lazyPage(
    () => import(/* webpackChunkName: "customer-form" */ './features/customer-form/pages/CustomerFormPage'),
  ),
  'customer-profile': lazyPage(
    () => import(/* webpackChunkName: "customer-profile" */ './features/customer-profile/pages/CustomerProfilePage'),
  ),
  'customer-registration': lazyPage(
    () =>
      import(/* webpackChunkName: "customer-registration" */ './features/registration/pages/CustomerRegistrationPage'),
  ),
});
