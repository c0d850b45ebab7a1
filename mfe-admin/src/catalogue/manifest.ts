import type { MenuEntry, RemoteRedirect, RemoteRoute } from '@surco/shared/federation/manifest';
import { productsMenu, productsRoutes } from './products';

/** What there is to sell, with whom and where: its part of the manifest. */
export const catalogue = {
  menu: [productsMenu],
  routes: [...productsRoutes],
  redirects: [{ path: '/dashboard/products', redirectTo: '/dashboard/products/list' }],
} as const satisfies {
  menu: readonly MenuEntry[];
  routes: readonly RemoteRoute[];
  redirects: readonly RemoteRedirect[];
};
