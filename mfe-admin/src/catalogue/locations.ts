import type { MenuEntry, RemoteRoute } from '@surco/shared/federation/manifest';

const roles = ['Admin'] as const;
const ZONES = '/dashboard/locations/zones';
const LOCALITIES = '/dashboard/locations/state-zones-localities';

/** P-04: what the section of locations adds to the menu and to the addresses. */
export const locationsMenu = {
  path: ZONES,
  label: 'Ubicaciones',
  roles,
  icon: 'M12 21s6.75-5.6 6.75-11.25a6.75 6.75 0 1 0-13.5 0C5.25 15.4 12 21 12 21Zm0-8.75a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  order: 80,
  children: [
    { path: ZONES, label: 'Zonas', roles },
    { path: LOCALITIES, label: 'Localidades', roles },
  ],
} as const satisfies MenuEntry;

export const locationsRoutes = [
  { path: ZONES, roles, title: 'Zonas', page: 'zones', firstCall: '/zones?page=1&size=10&sort=name' },
  {
    path: LOCALITIES,
    roles,
    title: 'Localidades',
    page: 'localities',
    firstCall: '/localities?page=1&size=10&sort=name',
  },
  { path: `${LOCALITIES}/import`, roles, title: 'Importar localidades', page: 'import-localities' },
] as const satisfies readonly RemoteRoute[];
