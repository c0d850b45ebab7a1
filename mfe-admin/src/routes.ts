import { defineRoutes } from '@surco/shared/federation';
import { lazyPage } from '@surco/shared/platform';
import { manifest } from './manifest';

export const { pages } = defineRoutes(manifest, {
  'users-list': lazyPage(() => import(/* webpackChunkName: "users-list" */ './features/users/pages/UsersListPage')),
  'users-pending': lazyPage(
    () => import(/* webpackChunkName: "users-pending" */ './features/users/pages/UsersPendingPage'),
  ),
  'user-new': lazyPage(() => import(/* webpackChunkName: "user-new" */ './features/users/pages/NewUserPage')),
  'import-users': lazyPage(
    () => import(/* webpackChunkName: "import-users" */ './features/users/pages/ImportUsersPage'),
  ),
  'user-profile': lazyPage(
    () => import(/* webpackChunkName: "user-profile" */ './features/users/pages/UserProfilePage'),
  ),
  setup: lazyPage(() => import(/* webpackChunkName: "setup" */ './features/setup/pages/SetupPage')),
  audit: lazyPage(() => import(/* webpackChunkName: "audit" */ './features/audit/pages/AuditPage')),
  'own-profile': lazyPage(
    () => import(/* webpackChunkName: "own-profile" */ './features/profile/pages/OwnProfilePage'),
  ),
  'products-list': lazyPage(
    () => import(/* webpackChunkName: "products-list" */ './features/products/pages/ProductsListPage'),
  ),
  'product-form': lazyPage(
    () => import(/* webpackChunkName: "product-form" */ './features/products/pages/ProductFormPage'),
  ),
  'import-products': lazyPage(
    () => import(/* webpackChunkName: "import-products" */ './features/products/pages/ImportProductsPage'),
  ),
  'product-detail': lazyPage(
    () => import(/* webpackChunkName: "product-detail" */ './features/products/pages/ProductDetailPage'),
  ),
  prices: lazyPage(() => import(/* webpackChunkName: "prices" */ './features/products/pages/PricesPage')),
  'partners-list': lazyPage(
    () => import(/* webpackChunkName: "partners-list" */ './features/partners/pages/PartnersListPage'),
  ),
  'partner-create': lazyPage(
    () => import(/* webpackChunkName: "partner-create" */ './features/partners/pages/PartnerCreatePage'),
  ),
  'import-partners': lazyPage(
    () => import(/* webpackChunkName: "import-partners" */ './features/partners/pages/ImportPartnersPage'),
  ),
  'partner-edit': lazyPage(
    () => import(/* webpackChunkName: "partner-edit" */ './features/partners/pages/PartnerEditPage'),
  ),
  zones: lazyPage(() => import(/* webpackChunkName: "zones" */ './features/locations/pages/ZonesPage')),
  localities: lazyPage(() => import(/* webpackChunkName: "localities" */ './features/locations/pages/LocalitiesPage')),
  'import-localities': lazyPage(
    () => import(/* webpackChunkName: "import-localities" */ './features/locations/pages/ImportLocalitiesPage'),
  ),
  'production-types': lazyPage(
    () => import(/* webpackChunkName: "production-types" */ './features/production-types/pages/ProductionTypesPage'),
  ),
  'system-parameters': lazyPage(
    () => import(/* webpackChunkName: "system-parameters" */ './features/system-parameters/pages/SystemParametersPage'),
  ),
  messages: lazyPage(() => import(/* webpackChunkName: "messages" */ './features/messages/pages/MessagesPage')),
  'message-form': lazyPage(
    () => import(/* webpackChunkName: "message-form" */ './features/messages/pages/MessageFormPage'),
  ),
  'privacy-requests': lazyPage(
    () => import(/* webpackChunkName: "privacy-requests" */ './features/privacy-requests/pages/PrivacyRequestsPage'),
  ),
  'legal-texts': lazyPage(
    () => import(/* webpackChunkName: "legal-texts" */ './features/legal-texts/pages/LegalTextsPage'),
  ),
  'legal-versions': lazyPage(
    () => import(/* webpackChunkName: "legal-versions" */ './features/legal-texts/pages/LegalVersionsPage'),
  ),
  'legal-acceptances': lazyPage(
    () => import(/* webpackChunkName: "legal-acceptances" */ './features/legal-texts/pages/LegalAcceptancesPage'),
  ),
  sections: lazyPage(() => import(/* webpackChunkName: "sections" */ './features/sections/pages/SectionsPage')),
  'section-versions': lazyPage(
    () => import(/* webpackChunkName: "section-versions" */ './features/sections/pages/SectionVersionsPage'),
  ),
});
