import { buildPath, parameterPaths, partnerPaths, productPaths, regionPaths } from '@surco/shared/contract';
import type { RemoteMenuSection, RemoteRedirect, RemoteRoute } from '@surco/shared/federation';
import { locationsMenu, locationsRoutes } from './features/locations/section';
import { parametersMenu, parametersRoutes } from './common/model/parametersSection';
import { partnersMenu, partnersRoutes } from './features/partners/section';
import { productsMenu, productsRoutes } from './features/products/section';

const DISTRIBUTORS_PATH = buildPath(partnerPaths.list, { type: 'DISTRIBUTOR' });

/** The menu sections, routes and redirects of products, partners, locations and parameters. */
export const sections = {
  menu: [productsMenu, partnersMenu, locationsMenu, parametersMenu],
  routes: [...productsRoutes, ...partnersRoutes, ...locationsRoutes, ...parametersRoutes],
  redirects: [
    { path: productPaths.section, redirectTo: productPaths.list },
    { path: partnerPaths.section, redirectTo: DISTRIBUTORS_PATH },
    { path: partnerPaths.lists, redirectTo: DISTRIBUTORS_PATH },
    { path: regionPaths.section, redirectTo: regionPaths.zones },
    { path: parameterPaths.section, redirectTo: parameterPaths.productionTypes },
  ],
} as const satisfies {
  menu: readonly RemoteMenuSection[];
  routes: readonly RemoteRoute[];
  redirects: readonly RemoteRedirect[];
};
