import { ADMIN_ONLY, regionPaths } from '@surco/shared/contract';
import type { RemoteRoute } from '@surco/shared/federation';
import { createMenuSection } from '../../common/model/createMenuSection';

const roles = ADMIN_ONLY;

/** The pages that the menu section lists. */
const pages = [
  {
    path: regionPaths.zones,
    roles,
    title: 'Zonas',
    page: 'zones',
    firstCall: '/zones?page=1&size=10&sort=name',
  },
  {
    path: regionPaths.localities,
    roles,
    title: 'Localidades',
    page: 'localities',
    firstCall: '/localities?page=1&size=10&sort=name',
  },
] as const satisfies readonly RemoteRoute[];

/** P-04: these pages, and those that are reached from them. */
export const locationsRoutes = [
  ...pages,
  {
    path: regionPaths.importLocalities,
    roles,
    title: 'Importar localidades',
    page: 'import-localities',
    importLabel: 'Localidades',
  },
] as const satisfies readonly RemoteRoute[];

export const locationsMenu = createMenuSection(
  {
    label: 'Ubicaciones',
    icon: 'M12 21s6.75-5.6 6.75-11.25a6.75 6.75 0 1 0-13.5 0C5.25 15.4 12 21 12 21Zm0-8.75a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
    order: 80,
  },
  pages,
);
