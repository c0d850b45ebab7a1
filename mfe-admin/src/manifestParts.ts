import { buildPath, settingsPaths, partnerPaths, productPaths, regionPaths } from '@surco/shared/contract';
import type { RemoteMenuSection, RemoteRedirect, RemoteRoute } from '@surco/shared/federation';
import { locationsMenu, locationsRoutes } from './features/locations/locationsMenu';
import { settingsMenu, settingsRoutes } from './common/model/settingsMenu';
import { partnersMenu, partnersRoutes } from './features/partners/partnersMenu';
import { productsMenu, productsRoutes } from './features/products/productsMenu';

const DISTRIBUTORS_PATH = buildPath(partnerPaths.list, { type: 'DISTRIBUTOR' });

/** The parts of the manifest about products, partners, locations and settings. */
export const manifestParts = {
  menu: [productsMenu, partnersMenu, locationsMenu, settingsMenu],
  routes: [...productsRoutes, ...partnersRoutes, ...locationsRoutes, ...settingsRoutes],
  redirects: [
    { path: productPaths.section, redirectTo: productPaths.list },
    { path: partnerPaths.section, redirectTo: DISTRIBUTORS_PATH },
    { path: partnerPaths.lists, redirectTo: DISTRIBUTORS_PATH },
    { path: regionPaths.section, redirectTo: regionPaths.zones },
    { path: settingsPaths.section, redirectTo: settingsPaths.productionTypes },
  ],
} as const satisfies {
  menu: readonly RemoteMenuSection[];
  routes: readonly RemoteRoute[];
  redirects: readonly RemoteRedirect[];
};
