import type { MenuEntry, RemoteRedirect, RemoteRoute } from '@surco/shared/federation/manifest';
import { locationsMenu, locationsRoutes } from './locations';
import { paramsMenu, paramsRoutes } from './params';
import { partnersMenu, partnersRoutes } from './partners';
import { productsMenu, productsRoutes } from './products';

/** What there is to sell, with whom and where: its part of the manifest. */
export const catalogue = {
  menu: [productsMenu, partnersMenu, locationsMenu, paramsMenu],
  routes: [...productsRoutes, ...partnersRoutes, ...locationsRoutes, ...paramsRoutes],
  redirects: [
    { path: '/dashboard/products', redirectTo: '/dashboard/products/list' },
    { path: '/dashboard/partners', redirectTo: '/dashboard/partners/list/DISTRIBUTOR' },
    { path: '/dashboard/partners/list', redirectTo: '/dashboard/partners/list/DISTRIBUTOR' },
    { path: '/dashboard/locations', redirectTo: '/dashboard/locations/zones' },
    { path: '/dashboard/params', redirectTo: '/dashboard/params/product-type' },
  ],
} as const satisfies {
  menu: readonly MenuEntry[];
  routes: readonly RemoteRoute[];
  redirects: readonly RemoteRedirect[];
};
