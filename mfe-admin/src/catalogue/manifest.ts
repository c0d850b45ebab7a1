import type { MenuEntry, RemoteRedirect, RemoteRoute } from '@surco/shared/federation/manifest';
import { partnersMenu, partnersRoutes } from './partners';
import { productsMenu, productsRoutes } from './products';

/** What there is to sell, with whom and where: its part of the manifest. */
export const catalogue = {
  menu: [productsMenu, partnersMenu],
  routes: [...productsRoutes, ...partnersRoutes],
  redirects: [
    { path: '/dashboard/products', redirectTo: '/dashboard/products/list' },
    { path: '/dashboard/partners', redirectTo: '/dashboard/partners/list/DISTRIBUTOR' },
  ],
} as const satisfies {
  menu: readonly MenuEntry[];
  routes: readonly RemoteRoute[];
  redirects: readonly RemoteRedirect[];
};
