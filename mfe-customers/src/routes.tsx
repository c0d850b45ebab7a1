import { routesOf } from '@surco/shared/federation/routes';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = routesOf(manifest, {
  'customers-list': lazyPage(
    () => import(/* webpackChunkName: "customers-list" */ './features/customers/pages/CustomersListPage'),
  ),
  'customer-registration': lazyPage(
    () =>
      import(/* webpackChunkName: "customer-registration" */ './features/registration/pages/CustomerRegistrationPage'),
  ),
});
